import { type HomeProfession, homePage } from "#app/content/pages/home.ts";
import { professions } from "#app/content/professions.ts";
import { scalePointer } from "#app/content/scale-note.ts";
import { Star } from "#app/features/indemnity.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FootnotePointer } from "#app/ui/footnote.tsx";
import { Link } from "#app/ui/link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { Arrow } from "./arrow.tsx";
import "./hero.css";

const texts = homePage.hero;

export function Hero(signpost: SignpostProps) {
  return (
    <section aria-labelledby="titre" className="hero">
      <div className="wrap hero-columns">
        <div className="hero-words">
          <p className="hero-kicker">{texts.kicker}</p>
          <h1 id="titre">{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
        <div className="grid content-start gap-3">
          <div className="hero-calls">
            <ButtonLink to={texts.action.to} variant="sun" size="lg">
              {texts.action.label}
              <Arrow />
            </ButtonLink>
            <Link to={texts.call.to} className="hero-call">
              <span className="i-lucide-phone" aria-hidden="true" />
              <span>
                <span className="hero-call-line">
                  <span className="text-moss text-small">{texts.call.label}</span> <b className="numeric">{texts.call.number}</b>
                </span>{" "}
                <span className="block text-moss text-micro leading-title">
                  <Unbroken text={texts.call.hours} />
                </span>
              </span>
            </Link>
          </div>
          <p className="hero-registration">
            <span className="hero-milestone" aria-hidden="true">
              {texts.registration.number}
            </span>
            <Link to={texts.registration.to}>
              <b>{texts.registration.strong}</b> {texts.registration.text}
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

interface SignpostProps {
  charge: { amount: string | null; label: string };
  professions: readonly HomeProfession[];
}

function Signpost({ charge, professions: signs }: SignpostProps) {
  return (
    // Between the two ridges.
    <div className="plate-post hero-sign">
      <p className="hero-charge">
        {charge.amount && <b>{charge.amount}</b>} {charge.label}
      </p>
      {signs.map(({ profession, plate }) => (
        <Link key={profession} to={professions[profession].listPath} className={`plate plate-priced tone-${profession}`}>
          <span>
            <b>{plate.title}</b> <span className="block text-small">{plate.hours}</span>
          </span>{" "}
          <span className="hero-up-to">
            <small>{plate.upTo}</small>{" "}
            <span className="plate-amount numeric">
              {plate.amount}
              <Star />
            </span>{" "}
            <small>{plate.note}</small>
          </span>
        </Link>
      ))}
      <FootnotePointer {...scalePointer} className="hero-note" />
    </div>
  );
}
