import { homeCharge, homePage, homeStar } from "#app/content/pages/home.ts";
import { professions } from "#app/content/professions.ts";
import { Star } from "#app/features/answer/amount.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route";
import { Arrow } from "./arrow.tsx";
import "./hero.css";

const texts = homePage.hero;

export function Hero(signpost: SignpostProps) {
  return (
    <section aria-labelledby="titre" className="hero relative isolate overflow-clip">
      <div className="wrap hero-columns grid">
        <div className="hero-words">
          <p className="hero-kicker flex items-center gap-3 font-600 font-display text-item text-pine leading-list">{texts.kicker}</p>
          <h1 id="titre">{texts.title}</h1>
          <p className="mt-2 max-w-144 leading-list md:mt-6 md:text-lead">{texts.lead}</p>
        </div>
        <div className="grid content-start gap-3">
          <div className="hero-calls flex-wrap items-center gap-x-6 gap-y-1">
            <ButtonLink to={texts.action.to} variant="sun" size="lg">
              {texts.action.label}
              <Arrow />
            </ButtonLink>
            <Link to={texts.call.to} className="inline-flex min-h-11 items-center gap-3 text-ink leading-heading no-underline">
              <span className="i-lucide-phone text-title text-pine" aria-hidden="true" />
              <span>
                <span className="flex flex-wrap items-baseline gap-x-2 md:flex-col">
                  <span className="text-moss text-small">{texts.call.label}</span>{" "}
                  <b className="numeric whitespace-nowrap font-700 font-display underline decoration-1">{texts.call.number}</b>
                </span>{" "}
                <span className="block text-moss text-micro leading-heading">
                  <Unbroken text={texts.call.hours} />
                </span>
              </span>
            </Link>
          </div>
          <p className="grid max-w-144 cols-auto-1 items-center gap-3 leading-list text-small">
            <span className="hero-milestone grid" aria-hidden="true">
              {texts.registration.number}
            </span>
            <Link to={texts.registration.to} className="block text-balance py-1 text-current no-underline">
              <b className="font-600 underline decoration-1">{texts.registration.strong}</b> {texts.registration.text}
            </Link>
          </p>
        </div>
        <Signpost {...signpost} />
      </div>
      {/* Last in the section: earlier, the ridges would shift during loading. */}
      <div className="hero-ridge" aria-hidden="true" />
      <div className="hero-ridge hero-ridge-front" aria-hidden="true" />
    </section>
  );
}

type SignpostProps = Pick<Route.ComponentProps["loaderData"], "charge" | "funding" | "professions">;

function Signpost({ charge, funding, professions: signs }: SignpostProps) {
  return (
    // Between the two ridges.
    <div className="plate-post hero-sign grid content-start">
      <p className="hero-charge plate pl-4 pr-tip flex! flex-wrap items-center gap-x-4 text-white leading-heading">
        {charge && <b className="whitespace-nowrap font-700 font-display text-headline leading-tight tracking-tight">{charge.strong}</b>}{" "}
        <span className="font-500 font-display text-subtitle">{charge ? homeCharge : funding}</span>
      </p>
      {signs.map(({ profession, plate }) => (
        <Link key={profession} data-sign to={professions[profession].listPath} className={`plate plate-priced tone-${profession}`}>
          <span>
            <b>{plate.title}</b> <span className="block text-small">{plate.hours}</span>
          </span>{" "}
          <span className="hero-up-to">
            <small className="block text-micro leading-heading">{plate.upTo}</small>{" "}
            <span className="plate-amount numeric">
              {plate.amount}
              <Star />
            </span>{" "}
            <small className="block text-micro leading-heading">{plate.note}</small>
          </span>
        </Link>
      ))}
      <p className="hero-note">
        {homeStar.text}{" "}
        <Link to={homeStar.link.to} className="text-current">
          {homeStar.link.label}
        </Link>
        .
      </p>
    </div>
  );
}
