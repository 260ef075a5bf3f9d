import { homePage } from "#app/content/pages/home.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { AppFilm } from "./app-film.tsx";
import { NoteLink } from "./figures.tsx";

const texts = homePage.app;

export function AppSection() {
  return (
    <section aria-labelledby="application" className="section overflow-clip print:hidden">
      <div className="wrap">
        <div
          className="grid gap-5 rounded-lg bg-glacier px-5 py-6 md:grid-cols-2 md:gap-8 md:p-8
            lg:mt-12 lg:px-16 lg:py-0"
        >
          <div className="grid content-center justify-items-start gap-2 leading-list md:gap-5 lg:py-16">
            <h2 id="application" className="text-h2">
              {texts.title}
            </h2>
            <p className="max-w-144">{texts.text}</p>
            <p className="flex items-center gap-word font-600">
              <svg viewBox="0 0 24 24" className="size-5 flex-none text-pine" fill="currentColor" aria-hidden="true">
                <path d="m12 3 2.7 5.9 6.3.7-4.7 4.3 1.3 6.4L12 17.1l-5.6 3.2 1.3-6.4L3 9.6l6.3-.7z" />
              </svg>
              <span>
                <span>{texts.rating.label} </span>
                <b className="whitespace-nowrap">{texts.rating.value}</b>
                <NoteLink />
              </span>
            </p>
            {texts.stores.length > 0 && (
              <ul className="grid w-full max-w-88 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
                {texts.stores.map(({ name, intro, url }) => (
                  <li key={name}>
                    <ButtonLink to={url} className="w-full px-2">
                      <span className="visually-hidden">{intro}</span>
                      {name}
                      <span className="i-lucide-external-link" aria-hidden="true" />
                      <span className="visually-hidden">{texts.newTab}</span>
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            )}
            {texts.pendingStores && <p>{texts.pendingStores}</p>}
          </div>
          <AppFilm />
        </div>
      </div>
    </section>
  );
}
