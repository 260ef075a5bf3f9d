import { formatPhone } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import { failurePage } from "#app/content/pages/failure.ts";
import { Button } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/motifs/logo.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

/** Uses no header, footer or loader data, which may be what failed. An apology, never a stack. */
export function ErrorPage() {
  return (
    <div className="flex min-h-svh flex-col overflow-clip">
      <meta name="robots" content="noindex" />
      <header className="border-b-1 bg-paper">
        <div className="wrap flex min-h-17 items-center xl:min-h-20">
          {/* A plain link: a full load clears the failure. */}
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2 font-700 font-display text-subtitle text-ink leading-tight tracking-tight no-underline"
          >
            <Logo className="h-7 w-9" />
            {organisation.name}
          </a>
        </div>
      </header>
      <main id="contenu" className="grid grow" data-ends-with="mist">
        <section aria-labelledby="titre" className="relative isolate grid content-start bg-mist py-chapter">
          <title>{`${failurePage.title} | ${organisation.name}`}</title>
          <div className="wrap grid gap-x-8 gap-y-12 lg:cols-7-5 lg:items-end">
            <div className="grid justify-items-start gap-5">
              <h1 id="titre" className="text-h1">
                {failurePage.title}
              </h1>
              <p className="max-w-144 text-lead">{failurePage.text}</p>
              <p className="max-w-144">{failurePage.advice}</p>
              <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
                <form method="get">
                  <Button type="submit" size="lg">
                    {failurePage.reload}
                  </Button>
                </form>
                <a href="/" className="py-2">
                  {failurePage.home}
                </a>
              </div>
            </div>
            <p className="grid gap-1 border-ink border-t-2 pt-5">
              <a
                href={`tel:${organisation.phone}`}
                className="numeric whitespace-nowrap font-700 font-display text-h2 text-ink tracking-tight no-underline hover:underline"
              >
                {formatPhone(organisation.phone)}
              </a>
              <span className="text-moss">
                <Unbroken text={failurePage.hours} />
              </span>
            </p>
          </div>
        </section>
      </main>
      <div className="bg-ink pb-6 print:hidden" aria-hidden="true">
        <div className="navigation-footer-ridge forced-colors:hidden" />
      </div>
    </div>
  );
}
