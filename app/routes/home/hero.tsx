import { homePage } from "#app/content/pages/home.ts";
import { professions } from "#app/content/professions.ts";
import { scalePointer } from "#app/content/scale-note.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FootnotePointer } from "#app/ui/footnote.tsx";
import { Link } from "#app/ui/link.tsx";
import { Arrow } from "./arrow.tsx";
import "./hero.css";

const texts = homePage.hero;

/** The signpost before the ridge: what it is, what it costs, what it pays, the next step. */
export function Hero() {
  return (
    <section aria-labelledby="titre" className="hero">
      <div className="hero-ridge" aria-hidden="true" />
      <div className="hero-grid wrap grid">
        <div>
          <p className="hero-kicker flex items-center gap-3 font-600 font-display text-pine leading-list">{texts.kicker}</p>
          <h1 id="titre" className="hero-title xl:text-hero">
            {texts.title}
          </h1>
          <p className="mt-2 max-w-144 leading-list md:mt-6 md:text-lead">{texts.lead}</p>
        </div>
        <div className="grid content-start gap-3">
          <div className="grid flex-wrap items-center gap-x-6 gap-y-1 md:justify-items-start xl:flex">
            <ButtonLink to={texts.action.to} variant="sun" size="lg">
              {texts.action.label}
              <Arrow />
            </ButtonLink>
            <Link to={texts.call.to} className="inline-flex min-h-11 items-center gap-3 text-ink leading-heading no-underline">
              <span className="i-lucide-phone flex-none text-amount text-pine" aria-hidden="true" />
              <span>
                <span className="flex flex-wrap items-baseline gap-x-word md:block">
                  <span className="text-moss text-small md:block">{texts.call.label}</span>{" "}
                  <b className="numeric whitespace-nowrap font-700 font-display underline decoration-1 underline-offset-[0.2em]">
                    {texts.call.number}
                  </b>
                </span>{" "}
                <span className="block text-micro text-moss leading-title md:hidden">{texts.call.hours}</span>
              </span>
            </Link>
          </div>
          <p className="hidden max-w-128 text-moss text-small md:block">{texts.advice}</p>
        </div>
        <Signpost />
      </div>
      <div className="hero-ridge hero-ridge-front" aria-hidden="true" />
    </section>
  );
}

function Signpost() {
  return (
    <div className="plate-post hero-post grid grid-cols-[minmax(0,1fr)] content-start">
      <p className="ml-4 flex flex-wrap items-baseline gap-x-2.5 justify-self-start rounded-sm border-current bg-ink px-4.5 py-2 text-white leading-heading forced-colors:border-2 print:border-2 print:bg-transparent print:text-ink">
        <b className="whitespace-nowrap font-700 font-display text-title leading-[1.15] tracking-[-0.012em]">{texts.charge.amount}</b>{" "}
        {texts.charge.label}
      </p>
      {homePage.professions.map(({ profession, plate }) => (
        <Link key={profession} to={professions[profession].listPath} className={`plate plate-priced hero-plate tone-${profession}`}>
          <span>
            <b>{plate.title}</b> <span className="block text-small">{plate.hours}</span>
          </span>{" "}
          <span className="text-right">
            <span className="block text-micro leading-heading">{plate.upTo}</span>{" "}
            <span className="plate-amount numeric">{plate.amount}</span>
          </span>
        </Link>
      ))}
      <FootnotePointer {...scalePointer} className="hero-note text-micro" />
    </div>
  );
}
