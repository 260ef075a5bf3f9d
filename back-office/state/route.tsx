import { data, Form, Link } from "react-router";
import { capitalise, formatCount, spellNumber } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import { type Fault, isRestWell, listFaults } from "#scripts/operator/back-office/state/faults.ts";
import { lookAround } from "#scripts/operator/back-office/state/look-around.ts";
import { replayAll } from "#scripts/operator/back-office/state/outbox-records.ts";
import { CliError } from "#scripts/toolbox.ts";
import { sayHour } from "#workers/people/french-time.ts";
import { SCREENS } from "#workers/people/screen-words.ts";
import { Command } from "../frame/copy.tsx";
import { PageHead } from "../frame/heads.tsx";
import { Icon } from "../frame/icon.tsx";
import { Notice } from "../frame/notice.tsx";
import { leadTo } from "../frame/query.ts";
import { Screen, useMessage } from "../frame/screen.tsx";
import type { Route } from "./+types/route";
import { Parts, saySeconds } from "./parts.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { place, stores, now, memory } = context.get(visitContext);
  const look = await lookAround(place, stores, now);
  const faults = listFaults(look);
  memory.faultCount = faults.filter(({ isGrave }) => isGrave).length;
  return { look, faults, faultCount: memory.faultCount, isRestWell: isRestWell(look) };
}

/** « Ranger maintenant » */
export async function action({ context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  try {
    return leadTo(visit, ".", saySettled(await replayAll(visit.stores, visit.now)));
  } catch (error) {
    if (error instanceof CliError) return data({ message: error.message }, 409);
    throw error;
  }
}

function saySettled({ saved, quarantined, left }: Awaited<ReturnType<typeof replayAll>>): string {
  const parts = [
    saved === 0 ? "Rien n’a pu être rangé" : `${formatCount(saved, "envoi rangé", "envois rangés")} dans la base`,
    ...(quarantined > 0 ? [`${formatCount(quarantined, "mis", "mis")} en quarantaine`] : []),
    ...(left > 0 ? [`${formatCount(left, "attend", "attendent")} encore`] : []),
  ];
  return typeset(`${parts.join(" ; ")}.`);
}

/** « État »: faults first, each with how to repair it. */
export default function State({ loaderData, actionData }: Route.ComponentProps) {
  const { look, faults, faultCount, isRestWell } = loaderData;
  const told = useMessage();
  const message = actionData?.message ?? told;
  return (
    <Screen title={SCREENS.etat} keys={{ "changer d’écran": "1 2 3 4" }}>
      <PageHead title={SCREENS.etat} words={`Regardé à ${sayHour(look.now.toISOString())}, en ${saySeconds(look.tookMs)}`}>
        <Link to="?" className={buttonClass({ variant: "line", size: "sm" })}>
          Regarder de nouveau
        </Link>
      </PageHead>
      <div className="screen-sides pb-10">
        <Verdict grave={faultCount} soft={faults.length - faultCount} isRestWell={isRestWell} />
        {message && <Notice>{message}</Notice>}
        {faults.length > 0 && (
          <ol className="border-t-2 border-brique">
            {faults.map((fault, index) => (
              <FaultLine key={fault.words} fault={fault} isFirst={index === 0} />
            ))}
          </ol>
        )}
        <div className="two-columns mt-9">
          <Parts look={look} />
        </div>
      </div>
    </Screen>
  );
}

function Verdict({ grave, soft, isRestWell }: { grave: number; soft: number; isRestWell: boolean }) {
  const watched = soft === 0 ? "" : soft === 1 ? ", une à surveiller" : `, ${soft} à surveiller`;
  const things = grave === 1 ? "Une chose" : `${capitalise(spellNumber(grave))} choses`;
  return (
    <p className="verdict">
      {grave > 0 ? <span className="text-brique">{things} à réparer</span> : "Rien à réparer"}
      {watched}.{isRestWell && (grave + soft === 0 ? " Tout va bien." : " Tout le reste va bien.")}
    </p>
  );
}

function FaultLine({ fault: { isGrave, words, meaning, gesture }, isFirst }: { fault: Fault; isFirst: boolean }) {
  return (
    <li className="flex flex-wrap items-center gap-3.5 border-b-1 py-3.25">
      <Icon name={isGrave ? "warning" : "clock"} className={`size-5 ${isGrave ? "text-brique" : "text-moss"}`} />
      <p className="max-w-[76ch] flex-1 basis-72">
        <b className="font-650">{words}</b>
        <small className="block text-moss text-small">{meaning}</small>
      </p>
      <div className="max-lg:pl-8.5">
        <Gesture gesture={gesture} variant={isFirst && isGrave ? "sun" : "line"} />
      </div>
    </li>
  );
}

function Gesture({ gesture, variant }: { gesture: Fault["gesture"]; variant: "sun" | "line" }) {
  if (gesture === null) return null;
  if ("command" in gesture) return <Command text={gesture.command} />;
  return gesture.does === "put-away" ? (
    <Form method="post">
      <Button type="submit" variant={variant}>
        Ranger maintenant
      </Button>
    </Form>
  ) : (
    <Link to="quarantaine" className={buttonClass({ variant })}>
      Voir et réparer
    </Link>
  );
}
