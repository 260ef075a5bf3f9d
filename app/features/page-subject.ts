import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Employer, Profession, Status } from "#app/content/vocabulary.ts";

/** What the page that is open is about: what the dialogs that are opened from it know already. */

/** A programme with its offers, one of them chosen. */
export interface OfferSubject {
  profession: Profession;
  /** Id of the programme. */
  programme: string;
  /** Reference of the chosen offer. */
  reference: string;
  /** All offers of the programme: « Endométriose, programme intégré, 9A0X2425002, 10 h », and « Endométriose, PI, 9A0X2425002, 10 h ». */
  offers: ReadonlyArray<{ reference: string; name: string; shortName: string }>;
}

/** A selection that a request can carry. */
export interface SelectionSubject {
  /** With points between them. */
  references: string;
  /** « Endométriose, programme intégré, 9A0X2425002, 10 h » */
  names: readonly string[];
  /** How the visitor practises, said with the selection. */
  status?: Status | undefined;
  /** The kind of establishment that employs them. */
  employer?: Employer | undefined;
}

interface PageSubject {
  profession: Profession;
  selection?: SelectionSubject | undefined;
  wide?: OfferSubject | undefined;
  /** Where phones show another offer. */
  narrow?: OfferSubject | undefined;
}

/** As one device shows it; empty where a page is about all programmes. */
interface KnownSubject {
  profession?: Profession;
  offer?: OfferSubject | undefined;
  selection?: SelectionSubject | undefined;
}

/** From this width on a page shows its wide layout. */
const WIDE = "(min-width: 48rem)";

let current: PageSubject | null = null;
/** That of the page just left, until the next one is shown. */
let left: PageSubject | null = null;

/** Says what the page is about for as long as it is shown. */
export function usePageSubject(subject: PageSubject | null): void {
  useEffect(() => {
    current = subject;
    return () => {
      left = current;
      current = null;
    };
  });
}

/** Forgets the page just left once the next one has had its look; once, in the root. */
export function useForgetLeftPage(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    left = null;
  }, [pathname]);
}

/** What the page was about from which the visitor has just come, known once this page is shown. */
export function useLeftSubject(): KnownSubject {
  const [subject, setSubject] = useState<KnownSubject>({});
  useEffect(() => setSubject(readOnDevice(left)), []);
  return subject;
}

/** What the page that is open is about, on the device that shows it. */
export function readPageSubject(): KnownSubject {
  return readOnDevice(current);
}

function readOnDevice(subject: PageSubject | null): KnownSubject {
  if (!subject) return {};
  const { profession, selection, wide, narrow } = subject;
  return { profession, selection, offer: window.matchMedia(WIDE).matches ? wide : (narrow ?? wide) };
}
