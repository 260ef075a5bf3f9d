import { isFundingPublished, sayUnpublished } from "#app/content/funding.ts";
import { homePage } from "#app/content/pages/home.ts";
import { professions } from "#app/content/professions.ts";
import { scalePointer } from "#app/content/scale-note.ts";
import { useToday } from "#app/features/today.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FootnotePointer } from "#app/ui/footnote.tsx";
import { Link } from "#app/ui/link.tsx";
import { Arrow } from "./arrow.tsx";
import "./hero.css";

const texts = homePage.hero;

/** The signpost before the ridge: what it is, what it costs, what it pays, the next step. */
export function Hero() {
  return (
    <section
      aria-labelledby="titre"
      className="hero relative isolate overflow-clip pt-4 md:pt-10 md:pb-[32vw]
        xl:pt-frame xl:pb-[min(22.5vw,22rem)] print:py-4! forced-colors:py-4!"
    >
      <div className="hero-ridge" aria-hidden="true" />
      <div
        className="wrap grid gap-3.4
          md:grid-flow-col md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1fr)_minmax(20.5rem,42%)] md:gap-x-heading md:gap-y-6
          xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-16 xl:gap-y-9"
      >
        <div>
          <p
            className="flex items-center gap-3 font-600 font-display text-pine leading-list
              before:content-empty before:w-7 before:flex-none before:[border-top:2px_dashed] before:max-[23.99rem]:hidden"
          >
            {texts.kicker}
          </p>
          <h1
            id="titre"
            className="mt-1.6 font-750 text-[length:clamp(2.0625rem,10.7vw,3.25rem)] leading-[0.98] tracking-[-0.032em]
              md:mt-4 md:text-[length:max(2.875rem,6.1vw)] xl:text-hero"
          >
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
          <p className="hero-registration">
            <span className="hero-milestone" aria-hidden="true">
              {texts.registration.number}
            </span>
            <Link to={texts.registration.to}>
              <b>{texts.registration.strong}</b> {texts.registration.text}
            </Link>
          </p>
        </div>
        <Signpost />
      </div>
      <div className="hero-ridge hero-ridge-front" aria-hidden="true" />
    </section>
  );
}

function Signpost() {
  const today = useToday();
  return (
    // The post goes down to the ground, between the two ridges.
    <div
      className="plate-post grid grid-cols-[minmax(0,1fr)] content-start gap-2 pt-2.8
        sm:max-md:w-[min(100%,30rem)] sm:max-md:justify-self-center
        [--post:0_auto_calc(var(--ground)+0.5rem)_3.25rem] [--shift:0.5rem] [&>*]:relative [&>*]:z-3
        [&>.tone-generalistes]:mr-[var(--shift)] [&>.tone-infirmiers]:ml-[var(--shift)]
        md:row-span-2 md:gap-3 md:pt-9 md:[--post:0_auto_-40rem_3.25rem] md:[--shift:1rem] xl:gap-4 xl:pt-11 xl:[--shift:1.5rem]"
    >
      <p className="ml-4 flex flex-wrap items-baseline gap-x-2.5 justify-self-start rounded-sm border-current bg-ink px-4.5 py-2 text-white leading-heading forced-colors:border-2 print:border-2 print:bg-transparent print:text-ink">
        {isFundingPublished(today) ? (
          <>
            <b className="whitespace-nowrap font-700 font-display text-title leading-[1.15] tracking-[-0.012em]">{texts.charge.amount}</b>{" "}
            {texts.charge.label}
          </>
        ) : (
          sayUnpublished(today)
        )}
      </p>
      {homePage.professions.map(({ profession, plate }) => (
        <Link
          key={profession}
          to={professions[profession].listPath}
          className={`plate plate-priced tone-${profession} min-h-16.5 min-w-0 gap-x-2 max-md:py-1.6 active:[filter:brightness(0.9)]
            md:min-h-21 md:gap-x-4 md:[--tip:1.75rem] xl:min-h-25 xl:pl-6 xl:[--tip:2.25rem]`}
        >
          <span>
            <b>{plate.title}</b> <span className="block text-small">{plate.hours}</span>
          </span>{" "}
          <span className="text-right">
            <span className="block text-micro leading-heading">{plate.upTo}</span>{" "}
            <span className="plate-amount numeric">
              {plate.amount}
              <span className="star">*</span>
            </span>
          </span>
        </Link>
      ))}
      <FootnotePointer
        {...scalePointer}
        className="mt-[calc(var(--view)-0.5rem)] min-h-[var(--ground)] pt-1.4 pb-2 text-meltwater text-micro [--ring:var(--sun)]
          md:mt-0.6 md:ml-21 md:max-w-60 md:py-0 md:text-moss md:[--ring:var(--pine)] xl:ml-22 xl:max-w-none
          print:mt-0! print:text-inherit! forced-colors:mt-0! forced-colors:text-inherit!"
      />
    </div>
  );
}
