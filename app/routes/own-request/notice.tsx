import { formatPhone } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import { contactPage } from "#app/content/pages/contact.ts";
import { ownRequestPage as page } from "#app/content/pages/own-request.ts";
import type { OwnRequest } from "#app/features/own-request/own-request-schema.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { STATE_ANCHOR, StateBox } from "./state-box.tsx";

type NoticeProps = { kind: "erased" | "unknown" | "unavailable" } | { kind: "erase"; of: OwnRequest["kind"] };

/** The page without a request: unknown, out of reach, about to be erased, erased. */
export function Notice(notice: NoticeProps) {
  return (
    <section aria-labelledby="titre" className="bg-mist pt-10 pb-block">
      <div className="wrap grid justify-items-start gap-5">
        <Content {...notice} />
      </div>
    </section>
  );
}

function Content(notice: NoticeProps) {
  if (notice.kind === "erased")
    return (
      <>
        <h1 id="titre" className="text-h1">
          {page.title}
        </h1>
        <StateBox {...page.states.erased} isDone />
        <Link to="/">{page.home}</Link>
      </>
    );
  if (notice.kind === "erase") {
    const asked = notice.of === "quotation" ? page.quotation.confirmErase : page.confirmErase;
    return (
      <>
        <h1 id={STATE_ANCHOR} tabIndex={-1} className="text-h1 outline-none">
          <span id="titre">{asked.title}</span>
        </h1>
        <p>{asked.text}</p>
        <form method="post" action="?" className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <input type="hidden" name="kind" value="erase" />
          <Button type="submit" variant="stop">
            {page.confirmErase.submit}
          </Button>
          {/* A document, like the form's answer. */}
          <a href="?">{page.confirmErase.back}</a>
        </form>
      </>
    );
  }
  const { title, text } = page[notice.kind];
  return (
    <>
      <h1 id="titre" className="max-w-176 text-h1">
        {title}
      </h1>
      <p className="max-w-144">
        <RichText text={text} />
      </p>
      {notice.kind === "unknown" && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={contactPage.path}>{page.unknown.action}</ButtonLink>
          <a href={`tel:${organisation.phone}`} className="numeric whitespace-nowrap">
            {formatPhone(organisation.phone)}
          </a>
        </p>
      )}
    </>
  );
}
