import { useEffect, useRef, useState } from "react";
import { Form, isRouteErrorResponse, useLocation } from "react-router";
import { capitalise } from "#app/content/format.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Failure } from "#scripts/operator/back-office/screens.ts";
import { OUTCOME_WORDS } from "#workers/people/outcome-words.ts";
import { SCREENS } from "#workers/people/screen-words.ts";
import type { Route } from "./+types/failure-boundary";
import { Command } from "./frame/copy.tsx";
import { PageHead } from "./frame/heads.tsx";
import { HiddenFields } from "./frame/question.tsx";
import { Screen } from "./frame/screen.tsx";

const RETRY_SECONDS = 15;

/**
 * The stores do not answer: what visitors risk, what may be lost, and what to do. A change that was refused waits here and leaves by
 * itself.
 */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.data?.reason === undefined) throw error;
  const { reason, command, unsaved }: Failure = error.data;
  if (error.status !== 503) return <ProgramFailure reason={reason} />;
  const isRemote = params.place !== "local";
  return (
    <Screen title="La base ne répond pas" keys={{}}>
      <PageHead title="Rien à lire pour l'instant" />
      <div className="grid gap-x-16 gap-y-8 px-6 pt-3 pb-14 lg:grid-cols-[minmax(0,1fr)_31rem] lg:pl-24">
        <div className="grid content-start gap-3">
          <h2 className="text-title">La base ne répond pas.</h2>
          <p>
            {isRemote ? (
              <>
                <b>Rien n'est perdu pour les visiteurs :</b> le site continue de recevoir leurs demandes et les garde à part. Ici, rien ne
                peut être ni lu ni changé.
              </>
            ) : (
              "Les données de cette machine ne peuvent être ni lues ni changées."
            )}
          </p>
          <p>{reason}</p>
          <div className="mt-2 flex flex-wrap items-center gap-2.5">
            {command && <Command text={command} />}
            <Retry unsaved={unsaved} />
          </div>
        </div>
        {unsaved && <KeptChange unsaved={unsaved} />}
      </div>
    </Screen>
  );
}

/** A fault of ours: which screen, and why. The base is not to blame, and waiting does not help. */
function ProgramFailure({ reason }: { reason: string }) {
  const [, , path] = useLocation().pathname.split("/");
  const [, label = ""] = Object.entries(SCREENS).find(([screen]) => screen === path) ?? [];
  return (
    <Screen title="Erreur" keys={{}}>
      <PageHead title={label} />
      <div className="grid gap-3 px-6 pt-3 pb-14 lg:pl-24">
        <h2 className="text-title">L'écran « {label} » n'a pas pu être affiché.</h2>
        <p>La base répond, et rien n'y a été changé : c'est une erreur du programme, à signaler à qui s'en occupe.</p>
        <p>
          <code className="code">{reason}</code>
        </p>
      </div>
    </Screen>
  );
}

/** Tries again by itself while there is a script. */
function Retry({ unsaved }: Pick<Failure, "unsaved">) {
  const { pathname, search } = useLocation();
  const again = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (left === 1) again.current?.click();
      setLeft(left === null || left === 1 ? RETRY_SECONDS : left - 1);
    }, 1000);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <>
      <Form method={unsaved ? "post" : "get"} action={unsaved?.action ?? pathname} replace>
        <HiddenFields fields={Object.fromEntries(unsaved?.fields ?? new URLSearchParams(search))} />
        <button ref={again} type="submit" className={buttonClass({ variant: "sun" })}>
          Essayer de nouveau
        </button>
      </Form>
      <p className="w-full text-moss" role="status">
        {left !== null && <>Nouvel essai dans {left} s.</>}
      </p>
    </>
  );
}

function KeptChange({ unsaved }: { unsaved: NonNullable<Failure["unsaved"]> }) {
  const { issue = "", note } = Object.fromEntries(unsaved.fields);
  const [outcome = ""] = issue.split("|");
  const words: Record<string, string> = { ...OUTCOME_WORDS, note: "note" };
  return (
    <div role="alert" className="alarm self-start">
      <h3 className="text-item-l">1 changement pas encore enregistré</h3>
      <p className="mt-2">
        <b>{capitalise(words[outcome] ?? "changement")}</b>
        {note && <> : « {note} »</>}
      </p>
      <p className="mt-1">Il est gardé dans cette page et partira dès que la base répond. Ne fermez pas l'onglet.</p>
    </div>
  );
}
