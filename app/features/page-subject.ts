import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Employer, Profession, Status } from "#app/content/vocabulary.ts";

/** Dialogs read the open page's subject here. */

export interface OfferSubject {
  profession: Profession;
  programme: string;
  reference: string;
  /** « Endométriose, programme intégré, 9A0X2425002, 10 h », short « Endométriose, PI, 9A0X2425002, 10 h ». */
  offers: ReadonlyArray<{ reference: string; name: string; shortName: string }>;
}

export interface SelectionSubject {
  /** Separated by points. */
  references: string;
  names: readonly string[];
  status?: Status;
  employer?: Employer;
}

interface PageSubject {
  profession: Profession;
  selection?: SelectionSubject;
  wide?: OfferSubject;
  /** The fixed offer of phones. */
  narrow?: OfferSubject;
}

/** Empty where a page is about all programmes. */
interface KnownSubject {
  profession?: Profession;
  offer?: OfferSubject;
  selection?: SelectionSubject;
}

const WIDE = "(min-width: 48rem)";

let current: PageSubject | null = null;
/** Until the next page is shown. */
let left: PageSubject | null = null;

export function usePageSubject(subject: PageSubject | null): void {
  useEffect(() => {
    current = subject;
    return () => {
      left = current;
      current = null;
    };
  });
}

/** Forgets the previous page once the next one has read it; once, in the root. */
export function useForgetLeftPage(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every path
  useEffect(() => {
    left = null;
  }, [pathname]);
}

/** The subject of the page the visitor came from, after mounting. */
export function useLeftSubject(): KnownSubject {
  const [subject, setSubject] = useState<KnownSubject>({});
  useEffect(() => setSubject(readOnDevice(left)), []);
  return subject;
}

export function readPageSubject(): KnownSubject {
  return readOnDevice(current);
}

function readOnDevice(subject: PageSubject | null): KnownSubject {
  if (!subject) return {};
  const { profession, selection, wide, narrow } = subject;
  return { profession, selection, offer: window.matchMedia(WIDE).matches ? wide : (narrow ?? wide) };
}
