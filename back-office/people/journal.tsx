import { Link } from "react-router";
import { formatCount } from "#app/content/format.ts";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import { listRefusals } from "#workers/db/contact-refusals.ts";
import { listErasures } from "#workers/db/erasures.ts";
import { listFollowUps } from "#workers/db/follow-up-entries.ts";
import { listCorrections } from "#workers/db/record-corrections.ts";
import { sayMoment } from "#workers/people/french-time.ts";
import { type JournalLine, writeJournal } from "#workers/people/history.ts";
import { Figures } from "../frame/figures.tsx";
import { PageHead } from "../frame/heads.tsx";
import { LINES_PER_PAGE, Pages } from "../frame/pages.tsx";
import { readFrom, writeQuery } from "../frame/query.ts";
import { Screen } from "../frame/screen.tsx";
import type { Route } from "./+types/journal";

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
  const from = readFrom(new URL(request.url).searchParams.get("depuis"));
  return {
    count: all.length,
    from,
    lines: all.slice(from, from + LINES_PER_PAGE).map((line) => ({ ...line, when: sayMoment(line.at, now) })),
  };
}

/** Who noted, corrected, refused, erased, and when; by reference, without any name. */
export default function Journal({ loaderData: { count, from, lines } }: Route.ComponentProps) {
  return (
    <Screen title="Journal" keys={{ "revenir aux personnes": "Échap" }}>
      <PageHead title="Journal" words={formatCount(count, "décision")}>
        <Link to="../personnes" data-key="Escape">
          Revenir aux personnes
        </Link>
      </PageHead>
      <div className="screen-sides pb-4">
        {lines.length === 0 ? (
          <p className="text-moss">Rien n'a encore été noté.</p>
        ) : (
          <div className="max-w-5xl">
            <Figures
              name="Qui a noté, corrigé, refusé ou effacé quoi"
              className="tight max-sm:min-w-140"
              heads={[{ words: "Quand" }, { words: "Qui" }, { words: "Quoi" }, { words: "Référence", look: "reference" }]}
              rows={lines.map(({ id, at, when, author, what, records }) => ({
                key: id,
                label: <time dateTime={at}>{when}</time>,
                cells: [author || "–", what, <References key={id} records={records} />],
              }))}
            />
          </div>
        )}
      </div>
      <Pages from={from} all={count} to={(depuis) => writeQuery({ depuis })} />
    </Screen>
  );
}

function References({ records }: Pick<JournalLine, "records">) {
  return records.map((record, index) => (
    <span key={record.id}>
      {index > 0 && ", "}
      <Link to={`../personnes?qui=${record.id}`}>{record.reference}</Link>
    </span>
  ));
}
