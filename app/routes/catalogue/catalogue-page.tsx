import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { catalogueForm, catalogueSuccess } from "#app/content/catalogue.ts";
import { catalogueBooklet } from "#app/content/catalogue-booklet.ts";
import { describeReference } from "#app/content/form-texts.ts";
import { formatPhone } from "#app/content/format.ts";
import { breadcrumbsLabel, homeCrumb } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { cataloguePage } from "#app/content/pages/catalogue.ts";
import { professionOfPath, professions } from "#app/content/professions.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { rememberCatalogue } from "#app/features/announced-catalogue.ts";
import { catalogueDraft } from "#app/features/catalogue/catalogue-draft.ts";
import { CATALOGUE_PATH, catalogueFilePath, type Intent, LEAD_PARAMETER, type TypedLead } from "#app/features/catalogue/catalogue-steps.ts";
import { LeadFields } from "#app/features/catalogue/lead-fields.tsx";
import { leadFormSchema } from "#app/features/catalogue/lead-schema.ts";
import { ProfessionChoice } from "#app/features/catalogue/profession-choice.tsx";
import { fillEmptyFields, reviseForm } from "#app/features/form-draft.ts";
import type { FieldErrors } from "#app/features/form-rules.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Booklet } from "#app/ui/motifs/booklet.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";

export type CatalogueScreen =
  /** `notice`: why the visitor is back at the form. */
  | { step: "form"; typed: TypedLead; errors: FieldErrors; notice?: string }
  | { step: "profession"; typed: TypedLead; failure?: { title?: string; text: string } }
  | { step: "download"; leadId: string; profession: Profession; reference: string }
  /** The lead is saved, but its PDF is unavailable. */
  | { step: "failure"; leadId: string; text: string };

/** For the time before hydration, and without JavaScript. */
export function CataloguePage({ screen }: { screen: CatalogueScreen }) {
  // Resets the fields with each response.
  const { key } = useLocation();
  if (screen.step === "form") return <FormStep key={key} {...screen} />;
  if (screen.step === "profession") return <ProfessionStep {...screen} />;
  return screen.step === "download" ? <Downloaded {...screen} /> : <Failure {...screen} />;
}

type Step<Name> = Extract<CatalogueScreen, { step: Name }>;

function FormStep({ typed, errors: refused, notice }: Step<"form">) {
  const [errors, setErrors] = useState(refused);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) fillEmptyFields(form.current, catalogueDraft.read());
  }, []);

  return (
    <FormLayout
      title={catalogueForm.title}
      lead={catalogueForm.promise}
      ref={form}
      noValidate
      onInput={(event) => setErrors(reviseForm(event, leadFormSchema, catalogueDraft, errors))}
      carried={{ source_page: typed.source_page ?? "" }}
      footer={
        <IntentButton intent="form" className="max-sm:w-full">
          {catalogueForm.submit}
        </IntentButton>
      }
    >
      {notice && (
        <div className="mb-6">
          <Alert>{notice}</Alert>
        </div>
      )}
      <LeadFields draft={typed} errors={errors} attempt={1} />
    </FormLayout>
  );
}

function ProfessionStep({ typed, failure }: Step<"profession">) {
  return (
    <FormLayout
      title={catalogueForm.professionQuestion}
      carried={typed}
      footer={
        <IntentButton intent="back" variant="quiet" size="sm" isFlush>
          <span className="i-lucide-arrow-left" aria-hidden="true" /> {catalogueForm.back}
        </IntentButton>
      }
    >
      <div className="grid gap-5">
        {failure && <Alert title={failure.title}>{typeset(failure.text)}</Alert>}
        <ProfessionChoice known={professionOfPath(typed.source_page ?? "")} />
      </div>
    </FormLayout>
  );
}

/** A response header starts the download. */
function Downloaded({ leadId, profession, reference }: Step<"download">) {
  const { toasts } = catalogueForm;
  useEffect(() => {
    catalogueDraft.forget();
    rememberCatalogue();
  }, []);

  return (
    <Layout title={toasts.successTitle} lead={catalogueSuccess(profession)}>
      <p className="text-lead">
        {toasts.notStarted} <a href={catalogueFilePath(leadId)}>{toasts.file}</a>
      </p>
      <p className="mt-4 text-moss">{describeReference(reference)}</p>
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
      <PageHero breadcrumbsLabel={breadcrumbsLabel} crumbs={[homeCrumb, { label: cataloguePage.crumb }]} title={title} lead={lead} />
      <div className="wrap grid gap-x-8 gap-y-12 py-band lg:grid-cols-[calc(100%*7/12-5rem/6)_1fr]">
        <div>{children}</div>
        {aside}
      </div>
    </>
  );
}

interface FormLayoutProps extends ComponentProps<"form"> {
  title: string;
  lead?: string;
  carried: TypedLead;
  footer: ReactNode;
}

function FormLayout({ title, lead, carried, footer, children, ...form }: FormLayoutProps) {
  return (
    <Layout title={title} lead={lead} aside={<Contents />}>
      <form {...form} action={CATALOGUE_PATH} method="post">
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="overflow-hidden rounded-md border-1 bg-raised">
          <div className="px-5 py-6 sm:p-8">{children}</div>
          <div className="border-t-1 bg-paper px-5 py-4 sm:px-8">{footer}</div>
        </div>
      </form>
    </Layout>
  );
}

function IntentButton({ intent, ...rest }: { intent: Intent } & ComponentProps<typeof Button>) {
  return <Button {...rest} type="submit" name="intent" value={intent} />;
}

function Contents() {
  const { title, items } = cataloguePage.contents;
  return (
    <div className="self-start">
      <Booklet {...catalogueBooklet} className="mx-auto mb-10 hidden h-auto w-full max-w-96 lg:block" />
      <section aria-labelledby="contenu-catalogue" className="border-ink border-t-2 pt-5">
        <h2 id="contenu-catalogue" className="text-h3">
          {title}
        </h2>
        <ul className="mt-4 grid gap-3">
          {items.map((item) => (
            <li key={item} className="grid grid-cols-[1.75rem_1fr]">
              <span className="i-lucide-check mt-[0.3em] text-pine" aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
