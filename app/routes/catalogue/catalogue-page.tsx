import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { promiseCode } from "#app/content/call-code.ts";
import { catalogueForm, catalogueSuccess } from "#app/content/catalogue.ts";
import { catalogueBooklet } from "#app/content/catalogue-booklet.ts";
import { describeReference } from "#app/content/form-texts.ts";
import { formatPhone } from "#app/content/format.ts";
import { breadcrumbsLabel, CATALOGUE_PATH, homeCrumb } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { cataloguePage } from "#app/content/pages/catalogue.ts";
import { professionOfPath, professions } from "#app/content/professions.ts";
import { typeset } from "#app/content/typeset.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { PlateChoice } from "#app/features/callback/plate-choice.tsx";
import { catalogueFilePath, LEAD_PARAMETER } from "#app/features/catalogue/catalogue-address.ts";
import { catalogueDraft, LeadFields, restoreDraft } from "#app/features/catalogue/lead-fields.tsx";
import { catalogueLeadSchema } from "#app/features/catalogue/lead-schema.ts";
import { findEmailDoubt } from "#app/forms/email-doubt.ts";
import { moveOnEnter } from "#app/forms/enter-moves-on.ts";
import type { FieldErrors } from "#app/forms/form-rules.ts";
import { announcedCatalogue } from "#app/forms/session-memory.ts";
import { useCheckedForm } from "#app/forms/use-checked-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Booklet } from "#app/ui/motifs/booklet.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";

export type CatalogueScreen =
  /** `failure`: nothing is stored; `notice`: why the visitor is back. */
  | { step: "form"; typed: Record<string, string>; errors: FieldErrors; failure?: string; notice?: string }
  | { step: "download"; leadId: string; profession: Profession; reference: string; code: string | null }
  /** The lead is saved, but its PDF is unavailable. */
  | { step: "failure"; leadId: string; text: string };

/** The dialog's two steps in one form, for the time before hydration and without JavaScript. A plain post, checked first by script. */
export function CataloguePage({ screen }: { screen: CatalogueScreen }) {
  // Resets the fields with each response.
  const { key } = useLocation();
  if (screen.step === "form") return <CatalogueForm key={key} {...screen} />;
  return screen.step === "download" ? <Downloaded {...screen} /> : <Failure {...screen} />;
}

type Step<Name> = Extract<CatalogueScreen, { step: Name }>;

function CatalogueForm({ typed, errors: refused, failure, notice = failure }: Step<"form">) {
  const { errors, attempt, revise, check } = useCheckedForm(catalogueLeadSchema, {
    draft: catalogueDraft,
    doubts: { email: findEmailDoubt },
    refused: { errors: refused },
  });
  return (
    <Layout title={catalogueForm.title} lead={catalogueForm.promise} aside={<Contents />}>
      <form
        ref={restoreDraft}
        action={CATALOGUE_PATH}
        method="post"
        noValidate
        onSubmit={(event) => check(event) && event.currentTarget.submit()}
        onInput={revise}
        onKeyDown={moveOnEnter}
        className="overflow-hidden rounded-md border-1 bg-raised"
      >
        <input type="hidden" name="source_page" value={typed.source_page} />
        <div className="grid gap-6 px-5 py-6 sm:p-8">
          {notice && <Alert title={failure && catalogueForm.toasts.failureTitle}>{typeset(notice)}</Alert>}
          <LeadFields typed={typed} errors={errors} attempt={attempt}>
            <PlateChoice
              id="catalogue-catalogue_type"
              name="catalogue_type"
              legend={catalogueForm.professionQuestion}
              required
              options={PROFESSIONS.map((value) => ({ value, label: professions[value].catalogueLabel }))}
              defaultValue={typed.catalogue_type ?? professionOfPath(typed.source_page ?? "")}
              error={typeset(errors.catalogue_type)}
            />
          </LeadFields>
        </div>
        <div className="border-t-1 bg-paper px-5 py-4 sm:px-8">
          <Button type="submit" className="max-sm:w-full">
            {catalogueForm.open}
          </Button>
        </div>
      </form>
    </Layout>
  );
}

/** A response header starts the download. */
function Downloaded({ leadId, profession, reference, code }: Step<"download">) {
  const { toasts } = catalogueForm;
  useEffect(() => {
    catalogueDraft.forget();
    announcedCatalogue.add();
  }, []);

  return (
    <Layout title={toasts.successTitle} lead={catalogueSuccess(profession)}>
      <p className="text-lead">
        {toasts.notStarted} <a href={catalogueFilePath(leadId, profession)}>{toasts.file}</a>
      </p>
      <p className="mt-4 text-moss">{describeReference(reference)}</p>
      {code && <p className="mt-4">{promiseCode(code)}</p>}
      <ButtonLink to={professions[profession].listPath} size="lg" className="mt-8">
        {cataloguePage.programmes}
      </ButtonLink>
    </Layout>
  );
}

function Failure({ leadId, text }: Step<"failure">) {
  const { advice, retry } = cataloguePage.failure;
  return (
    <Layout title={catalogueForm.toasts.failureTitle}>
      <div className="grid max-w-160 justify-items-start gap-6">
        <Alert>{typeset(text)}</Alert>
        <p>{advice}</p>
        <form action={CATALOGUE_PATH} method="get" className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <input type="hidden" name={LEAD_PARAMETER} value={leadId} />
          <Button type="submit">
            <span className="i-lucide-rotate-cw" aria-hidden="true" /> {retry}
          </Button>
          <a href={`tel:${organisation.phone}`} className="numeric whitespace-nowrap py-2 font-700 font-display">
            {formatPhone(organisation.phone)}
          </a>
        </form>
      </div>
    </Layout>
  );
}

function Layout({ title, lead, aside, children }: { title: string; lead?: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageHero
        breadcrumbsLabel={breadcrumbsLabel}
        crumbs={[homeCrumb, { label: cataloguePage.crumb }]}
        title={title}
        lead={lead}
        ground="catalogue"
      />
      <div className="wrap relative grid gap-x-8 gap-y-12 py-block lg:cols-7-5">
        <div>{children}</div>
        {aside}
      </div>
    </>
  );
}

function Contents() {
  const { title, items } = cataloguePage.contents;
  return (
    <div className="self-start lg:-mt-16">
      {/* Over the crest of the hero. */}
      <Booklet
        {...catalogueBooklet}
        className="absolute -top-32 right-0 h-auto w-28 md:-top-36 md:w-44 lg:static lg:-mt-28 lg:mb-10 lg:w-full lg:max-w-100 print:hidden"
      />
      <section aria-labelledby="contenu-catalogue" className="border-ink border-t-2 pt-5">
        <h2 id="contenu-catalogue" className="text-h3">
          {title}
        </h2>
        <ul className="mt-4 grid gap-3">
          {items.map((item) => (
            <li key={item} className="grid cols-mark-1">
              <span className="i-lucide-check mt-1 text-pine" aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
