import { notFoundPage } from "#app/content/pages/not-found.ts";
import { professions } from "#app/content/professions.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";

export function NotFound() {
  const { title, oops, text, home, signs } = notFoundPage;
  return (
    <section aria-labelledby="titre" className="relative isolate z-1 grid bg-mist pt-chapter">
      <div className="wrap grid gap-x-8 gap-y-12 lg:grid-cols-[calc(100%*7/12-5rem/6)_1fr]">
        <div className="grid content-start justify-items-start gap-5 lg:pb-chapter">
          <h1 id="titre" className="text-h1">
            {title}
          </h1>
          <p lang="en" className="font-600 font-display text-h3">
            {oops}
          </p>
          <p className="max-w-144 text-lead">{text}</p>
          <ButtonLink size="lg" to={home.to} className="mt-2">
            {home.label}
          </ButtonLink>
        </div>
        {/* The post is planted in the footer's ridge, which rises below the section. */}
        <nav
          aria-label={signs.label}
          className="plate-post grid max-w-120 grid-cols-[minmax(0,1fr)] content-start gap-4 pt-8 pb-chapter
            [--post:0_auto_calc(-1*var(--chapter))_3.25rem]
            before:[background:linear-gradient(transparent_calc(100%-8rem),var(--ink)_calc(100%-2rem)),linear-gradient(90deg,var(--ink)_50%,var(--ink-2)_50%)]"
        >
          {PROFESSIONS.map((profession) => (
            <Link
              key={profession}
              to={professions[profession].listPath}
              className={`plate tone-${profession} py-4.4 pr-[calc(var(--tip)+1rem)] pl-6 leading-title [--tip:2rem] odd:mr-6 even:ml-6`}
            >
              <b className="block font-700 font-display text-subtitle leading-heading tracking-[-0.012em]">
                {professions[profession].title}
              </b>
              <span className="block text-small">{signs.hint}</span>
            </Link>
          ))}
        </nav>
      </div>
    </section>
  );
}
