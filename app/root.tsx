import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches, useNavigationType } from "react-router";
import { parisDate, parisHour, parisYear } from "#app/content/dated.ts";
import { callbackLabel, menuTexts } from "#app/content/navigation.ts";
import { canonicalAddress } from "#app/content/redirects.ts";
import { CallbackButton, CallbackFallbackForm, callbackDialog } from "#app/features/callback/callback-button.tsx";
import { useConfirmationInstead } from "#app/features/callback/kept-confirmation.ts";
import { usePageVisit } from "#app/features/callback/page-visit.ts";
import { carryStatus } from "#app/features/carry-status.ts";
import { CatalogueFallbackForm, catalogueDialog } from "#app/features/catalogue/catalogue-button.tsx";
import { ConsentButton } from "#app/features/consent/consent-button.tsx";
import { ErrorPage } from "#app/features/errors/error-page.tsx";
import { MobileMenu } from "#app/features/navigation/mobile-menu.tsx";
import { LEGAL_LINK, SiteFooter } from "#app/features/navigation/site-footer.tsx";
import { SiteHeader } from "#app/features/navigation/site-header.tsx";
import { useForgetLeftPage } from "#app/features/page-subject.ts";
import { type PageHandle, Popups } from "#app/features/popups/popups.tsx";
import { DrawerSelection, SelectionWaypoint } from "#app/features/selection/selection-waypoint.tsx";
import { useFreshDay } from "#app/features/today.ts";
import { DialogSlot } from "#app/ui/dialog-slot.tsx";
import iconRow from "#app/ui/icons.svg";
import { InnerAddresses, isOpenedAtTop } from "#app/ui/link.tsx";
import { OfflineNotice } from "#app/ui/offline-notice.tsx";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { useRouteFocus } from "#app/ui/use-route-focus.ts";
import type { Route } from "./+types/root";
import { DocumentScript } from "./document-script.tsx";
import { hasDocumentLeft, openDocumentInstead, useShownAddress } from "./open-document.ts";
import { pageRequestContext } from "./request-context.ts";

export const clientMiddleware = [openDocumentInstead];

export function ErrorBoundary() {
  const [isReopened] = useState(hasDocumentLeft);
  useEffect(() => {
    if (isReopened) window.location.reload();
  }, [isReopened]);
  useConfirmationInstead();
  return isReopened ? null : <ErrorPage />;
}

export function loader({ context }: Route.LoaderArgs) {
  const { settings, now } = context.get(pageRequestContext);
  return {
    siteOrigin: settings.siteOrigin,
    scheduling: settings.scheduling,
    year: parisYear(now),
    today: parisDate(now),
    hour: parisHour(now),
  };
}

export { isReadAgain as shouldRevalidate } from "#app/features/today.ts";

const PRELOADED_FONTS = ["bricolage-grotesque", "atkinson-hyperlegible-next", "cimes-chiffres"].map((name) => `/fonts/${name}.woff2`);

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The inline script marks it before hydration.
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <DocumentScript />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="theme-color" content="#10312B" />
        {PRELOADED_FONTS.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="preload" href={iconRow} as="image" type="image/svg+xml" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useScrollToTop();
  usePageVisit();
  useShownAddress();
  useFreshDay();
  useHydrationMark();
  useForgetLeftPage();
  const announcement = useRouteFocus();
  const { pathname } = useLocation();
  const { popup } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;

  return (
    <InnerAddresses value={innerAddresses}>
      <a href="#contenu" className="absolute -top-40 left-4 z-50 rounded-sm bg-ink px-6 py-3 text-white focus:top-4">
        {menuTexts.skip}
      </a>
      {/* Keyboards reach a card before the page below it. */}
      <DialogSlot />
      <SiteHeader
        selection={<SelectionWaypoint />}
        callback={
          <CallbackButton variant="line" size="sm" sourceType="header_cta">
            {callbackLabel}
          </CallbackButton>
        }
      />
      <Outlet />
      <SiteFooter year={loaderData.year} consent={<ConsentButton className={LEGAL_LINK} />} />
      <MobileMenu
        selection={<DrawerSelection />}
        callback={
          <CallbackButton variant="sun" isBlock sourceType="mobile_menu_cta">
            {callbackLabel}
          </CallbackButton>
        }
      />
      <CallbackFallbackForm />
      <CatalogueFallbackForm page={pathname} />
      <Popups popup={popup} actions={popupActions} />
      <OfflineNotice text={menuTexts.offline} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </InnerAddresses>
  );
}

const popupActions: ComponentProps<typeof Popups>["actions"] = {
  openCallback: () => callbackDialog.open({ sourceType: "popup_timeout" }),
  openCatalogue: () => catalogueDialog.open({}),
};

const innerAddresses = { complete: carryStatus, resolve: canonicalAddress };

/** `<html data-hydrated>`: buttons respond. Used by CSS and tests. */
function useHydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
}

const SCROLL_DELAY_MS = 100;

/** 100 ms after a link, even to the same page; back and forward restore the position. */
function useScrollToTop() {
  const location = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a new key
  useEffect(() => {
    if (!isOpenedAtTop(location, navigationType)) return;
    const behavior = prefersReducedMotion() ? "instant" : "smooth";
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior }), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [location.key]);
}
