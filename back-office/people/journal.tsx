import { Link } from "react-router";
import { formatCount } from "#app/content/format.ts";
import { sayMoment } from "#people/french-time.ts";
import { writeJournal } from "#people/journal.ts";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import { listRefusals } from "#workers/db/contact-refusals.ts";
import { listErasures } from "#workers/db/erasures.ts";
import { listFollowUps } from "#workers/db/follow-up-entries.ts";
import { listCorrections } from "#workers/db/record-corrections.ts";
import { PageHead } from "../frame/page-head.tsx";
import { Screen } from "../frame/screen.tsx";
import type { Route } from "./+types/journal";

const LINES_PER_PAGE = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { stores, now } = context.get(visitContext);
  const { database } = stores;
  const [followUps, refusals, corrections, erasures] = await Promise.all([
    listFollowUps(database),
    listRefusals(database),
    listCorrections(database),
    listErasures(database),
  ]);
  const all = writeJournal({ followUps, refusals, corrections, erasures });
  const from = Math.max(0, Number.parseInt(new URL(request.url).searchParams.get("depuis") ?? "0", 10) || 0);
  return {
    count: all.length,
    from,
    lines: all.slice(from, from + LINES_PER_PAGE).map((line) => ({ ...line, when: sayMoment(line.at, now) })),
    next: from + LINES_PER_PAGE < all.length ? from + LINES_PER_PAGE : null,
  };
}

/** Who noted, corrected, refused, erased, and when; by reference, without any name. */
export default function Journal({ loaderData: { count, from, lines, next }, params }: Route.ComponentProps) {
  const place = `/${params.place}/personnes`;
  return (
    <Screen title="Journal" keys={[{ keys: ["Échap"], does: "revenir aux personnes" }]}>
      <PageHead title="Journal" words={formatCount(count, "décision")}>
        <Link to={place} data-key="Escape" className="text-pine">
          Revenir aux personnes
        </Link>
      </PageHead>
      <div className="px-4 pb-10 lg:px-6">
        {lines.length === 0 ? (
          <p className="text-moss">Rien n'a encore été noté.</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
          <section tabIndex={0} aria-label="Journal" className="max-w-5xl overflow-x-auto">
            <table className="figures figures-tight max-sm:min-w-140">
              <caption className="visually-hidden">Qui a noté, corrigé, refusé ou effacé quoi</caption>
              <thead>
                <tr>
                  {["Quand", "Qui", "Quoi", "Référence"].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map(({ id, at, when, author, what, records }) => (
                  <tr key={id}>
                    <th scope="row">
                      <time dateTime={at}>{when}</time>
                    </th>
                    <td>{author || "–"}</td>
                    <td>{what}</td>
                    <td className="reference">
                      {records.map((record, index) => (
                        <span key={record.id}>
                          {index > 0 && ", "}
                          <Link to={`${place}?qui=${record.id}`} className="text-pine">
                            {record.reference}
                          </Link>
                        </span>
                      ))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <p className="mt-4 flex gap-5">
          {from > 0 && (
            <Link to={`?depuis=${Math.max(0, from - LINES_PER_PAGE)}`} className="text-pine">
              Plus récent
            </Link>
          )}
          {next !== null && (
            <Link to={`?depuis=${next}`} className="text-pine">
              Plus ancien
            </Link>
          )}
        </p>
      </div>
    </Screen>
  );
}
