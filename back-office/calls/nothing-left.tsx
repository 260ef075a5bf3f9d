import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { SectionHead } from "../frame/heads.tsx";
import { type ListData, PrepareLink, Settled, ShortLines, sayNextDay } from "./groups.tsx";

/** The end of the day: what was done, and what comes tomorrow. */
export function NothingLeft({ settled, next }: Pick<ListData, "settled" | "next">) {
  return (
    <div className="grid gap-8 pt-4 pb-12">
      <div className="grid justify-items-start gap-2.5 screen-sides">
        <svg viewBox="0 0 240 70" aria-hidden="true" className="mb-2 h-17.5 w-60">
          <circle cx="52" cy="20" r="11" className="fill-sun" />
          <path d="M0 70 46 38l26 16 48-46 40 36 22-14 58 40Z" className="fill-meltwater" />
          <path d="M30 70 84 46l30 12 36-30 30 26 22-8 38 24Z" className="fill-pine" />
        </svg>
        <h2 className="text-title">Plus personne à appeler aujourd'hui.</h2>
        {settled.count === 0 && <p>Aucune demande ne vous attend.</p>}
        <p className="text-moss">Une demande qui arrive s'affiche ici d'elle-même.</p>
        {next.count > 0 ? (
          <PrepareLink day={next.day} className={buttonClass({})} />
        ) : (
          <Link to="../resultats" className={buttonClass({ variant: "line" })}>
            Voir les résultats
          </Link>
        )}
      </div>
      <Settled settled={settled} />
      {next.count > 0 && (
        <section>
          <div className="screen-sides">
            <SectionHead title={sayNextDay(next)} />
          </div>
          <ShortLines lines={next.lines} />
        </section>
      )}
    </div>
  );
}
