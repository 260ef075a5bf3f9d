import { Link } from "react-router";
import { formatCount } from "#app/content/format.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Plate } from "../frame/plate.tsx";
import { type ListData, PrepareLink, Settled } from "./groups.tsx";

interface NothingLeftProps {
  settled: ListData["settled"];
  next: {
    day: string;
    words: string;
    date: string;
    lines: { key: string; time: string; name: string; profession: Profession; words: string }[];
  };
  address: (parameters: Record<string, string>) => string;
  place: string;
}

const NEXT_SHOWN = 12;

/** The end of the day: what was done, and what comes tomorrow. */
export function NothingLeft({ settled, next, address, place }: NothingLeftProps) {
  return (
    <div className="grid gap-8 px-4 pt-4 pb-12 lg:px-6">
      <div className="grid justify-items-start gap-2.5">
        <Ridge />
        <h2 className="text-title-l">Plus personne à appeler aujourd'hui.</h2>
        {settled.count === 0 && <p>Aucune demande ne vous attend.</p>}
        <p className="text-moss">Une demande qui arrive s'affiche ici d'elle-même.</p>
        {next.lines.length > 0 ? (
          <PrepareLink words={next.words} to={address({ demain: "1" })} className={buttonClass({ variant: "pine" })} />
        ) : (
          <Link to={`/${place}/resultats`} className={buttonClass({ variant: "line" })}>
            Voir les résultats
          </Link>
        )}
      </div>
      <div className="-mx-4 lg:-mx-6">
        <Settled settled={settled} address={address} />
      </div>
      {next.lines.length > 0 && (
        <section className="max-w-160">
          <h2 className="border-b-1.5 border-ink border-solid pb-1.5 text-item-l">
            {next.day} : {formatCount(next.lines.length, "appel promis", "appels promis")}
          </h2>
          <ol>
            {next.lines.slice(0, NEXT_SHOWN).map(({ key, time, name, profession, words }) => (
              <li key={key} className="grid grid-cols-[4.5rem_1fr] gap-x-3 border-b-1 border-hairline border-solid py-2">
                <span className="numeric font-600 font-display">{time}</span>
                <span className="grid gap-0.5">
                  <span className="flex items-center gap-2.5 font-600">
                    <Plate profession={profession} />
                    {name}
                  </span>
                  <span className="text-moss text-small">{words}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function Ridge() {
  return (
    <svg viewBox="0 0 240 70" aria-hidden="true" className="mb-2 h-17.5 w-60">
      <circle cx="52" cy="20" r="11" className="fill-sun" />
      <path d="M0 70 46 38l26 16 48-46 40 36 22-14 58 40Z" className="fill-meltwater" />
      <path d="M30 70 84 46l30 12 36-30 30 26 22-8 38 24Z" className="fill-pine" />
    </svg>
  );
}
