import { startTransition, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Format } from "#app/content/vocabulary.ts";
import { carryStatus } from "#app/features/carry-status.ts";
import { usePageSubject } from "#app/features/page-subject.ts";
import { viewOffers } from "./offer-views.tsx";
import type { Shown } from "./route.tsx";

type Asked = Pick<Shown, "subject"> & { sheet: Pick<Shown["sheet"], "profession" | "formats" | "defaultFormat" | "mobileOffer"> };

/** The address's `?format=EPP`. */
export function useRequestedFormat(): string | null {
  return new URLSearchParams(useLocation().search).get("format");
}

/** A new choice shows at once, and dialogs are about it; the address follows, without a history entry or scrolling. */
export function useFormat({ sheet, subject }: Asked): [requested: string | null, chooseFormat: (format: Format) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const addressOf = useFormatAddress();
  const [requested, showFormat] = useOptimistic(useRequestedFormat());
  const { wide, narrow } = viewOffers(sheet, requested);
  usePageSubject({
    profession: sheet.profession,
    wide: { ...subject, reference: wide.offer.reference },
    narrow: narrow ? { ...subject, reference: narrow.offer.reference } : undefined,
  });

  function chooseFormat(format: Format) {
    startTransition(async () => {
      showFormat(format);
      // In turn after the paint, as every navigation: a link pressed since comes after it.
      await navigate(addressOf(format) + hash, { replace: true, preventScrollReset: true });
    });
  }

  return [requested, chooseFormat];
}

/** Carries the visitor's status. */
function useFormatAddress(): (format: Format) => string {
  const { pathname, search } = useLocation();
  return (format) => carryStatus(`${pathname}?format=${format}`, search);
}
