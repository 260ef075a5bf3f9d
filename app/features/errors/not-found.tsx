import { notFoundPage } from "#app/content/pages/not-found.ts";
import { professions } from "#app/content/professions.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import "./not-found.css";

const PLATE = "plate py-4 pr-tip pl-6 leading-heading";
const NAME = "block font-700 font-display text-subtitle leading-heading tracking-snug";

/** `isFollowed`: by a text, so the section ends on a crest of its own; else the post is planted in the footer's ridge. */
export function NotFound({ isFollowed = false }: { isFollowed?: boolean }) {
  const { title, oops, text, home, signs } = notFoundPage;
  return (
    <section
      aria-labelledby="titre"
      className={`not-found isolate grid bg-glacier pt-chapter ${isFollowed ? "paper-edge" : "relative z-1"}`}
    >
      <div className="contours text-pine ground-not-found" aria-hidden="true" />
      <div className="wrap grid gap-x-8 gap-y-12 lg:cols-7-5">
        <div className="grid content-start justify-items-start gap-4 lg:pb-chapter">
          <div>
            <h1 id="titre" className="text-h1">
              {title}
            </h1>
            <p lang="en" className="mt-2 text-small">
              {oops}
            </p>
          </div>
          <p className="max-w-144 text-lead">{text}</p>
          <ButtonLink size="lg" to={home.to} className="mt-2">
            {home.label}
          </ButtonLink>
        </div>
        <nav aria-label={signs.label} className="not-found-signs plate-post grid max-w-120 grid-cols-1 content-start gap-3 pt-8 pb-chapter">
          {PROFESSIONS.map((profession) => (
            <Link key={profession} to={professions[profession].listPath} className={`${PLATE} tone-${profession} odd:mr-6 even:ml-6`}>
              <b className={NAME}>{professions[profession].title}</b>
              <span className="block text-small">{signs.hint}</span>
            </Link>
          ))}
          <Link to={signs.legal.to} className={`${PLATE} plate-outlined mr-16 ml-2 text-ink`}>
            <b className={NAME}>{signs.legal.label}</b>
          </Link>
        </nav>
      </div>
    </section>
  );
}
