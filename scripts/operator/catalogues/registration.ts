import { formatPhone } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import { cataloguePdf, legalLine, validityNotice } from "#app/content/pages/catalogue-pdf.ts";
import { enrolment } from "#app/content/pages/programme-enrolment.ts";
import { colors } from "#app/ui/tokens.ts";
import { drawContours, drawRidge, drawRidges } from "./landscape.ts";
import { drawWaypointPath } from "./motifs.ts";
import { checkFits, startPage } from "./page-furniture.ts";
import { decorate, group, list, MARGIN, MEASURE, NUMBERED_LIST, PAGE, type Sheet } from "./sheet.ts";
import { styles, type TextStyle, write, writeLink } from "./text.ts";
import { mixColors, type Tone } from "./tone.ts";

const texts = cataloguePdf.registration;
const TITLE: TextStyle = { ...styles.h1, size: 46, leading: 46, tracking: -24 };
const CLIMB = { top: 256, rise: 28, radius: 13, textWidth: 90 } as const;
const CONTACT_TOP = 632;

/** Last page: the way through agencedpc.fr, and whom to call. */
export function drawRegistration(sheet: Sheet): void {
  startPage(sheet, (doc) => drawGround(doc, sheet.tone));
  write(sheet, "H1", texts.title, TITLE, { x: MARGIN - 2, y: 80, width: 400, isBalanced: true });
  write(sheet, "P", texts.lead, styles.lead, { x: MARGIN, y: 184, width: 372, color: colors.moss });
  const climbBottom = drawClimb(sheet, enrolment.steps);
  const employedBottom = write(sheet, "P", texts.employed, styles.strong, { x: MARGIN, y: climbBottom + 24, width: MEASURE });
  checkFits(employedBottom, texts.title, 520);
  drawContact(sheet);
  drawSmallPrint(sheet);
}

/** The mountains of the cover, seen from the other side. */
function drawGround(doc: PDFKit.PDFDocument, { layers }: Tone): void {
  const width = { left: -20, right: PAGE.width + 20 };
  const shapes = [
    { ...width, seed: 61, baseline: 602, rise: 84, peaks: 4 },
    { ...width, seed: 27, baseline: 614, rise: 66, peaks: 5 },
    { ...width, seed: 19, baseline: 623, rise: 50, peaks: 5 },
  ];
  drawRidges(doc, shapes, layers.slice(1));
  drawRidge(doc, { ...width, seed: 53, baseline: 626, rise: 30, peaks: 6 }, { face: colors.ink });
  doc.rect(0, 640, PAGE.width, PAGE.height - 640).clip();
  drawContours(doc, { seed: 3, x: 500, y: 760, reach: 420, lines: 11, color: mixColors(colors.ink, colors.meltwater, 0.13) });
}

/** The steps rise from left to right. Returns the lowest baseline. */
function drawClimb(sheet: Sheet, steps: readonly string[]): number {
  const stride = (MEASURE - CLIMB.textWidth) / (steps.length - 1);
  const stops = steps.map((text, index) => ({
    text,
    x: MARGIN + index * stride + CLIMB.radius,
    y: CLIMB.top + (steps.length - 1 - index) * CLIMB.rise + CLIMB.radius,
    isEnd: index === steps.length - 1,
  }));
  const { main } = sheet.tone;
  decorate(sheet, (doc) => drawWaypointPath(doc, stops, CLIMB.radius, main, "across"));
  const bottoms = list(sheet, NUMBERED_LIST, stops, (item, { text, x, y, isEnd }, index) => {
    write(item, "Lbl", String(index + 1), styles.h3, { x, y: y - 4, align: "center", color: isEnd ? colors.raised : main });
    return group(item, "LBody", (body) => {
      const box = { x: x - CLIMB.radius, width: CLIMB.textWidth };
      return write(body, "P", text, styles.body, { ...box, y: y + CLIMB.radius + 14 });
    });
  });
  return Math.max(...bottoms);
}

function drawContact(sheet: Sheet): void {
  const { phone, email, agencyUrl } = organisation;
  const { links } = cataloguePdf;
  const number = formatPhone(phone);
  const agency = new URL(agencyUrl).host.replace("www.", "");
  const large = { ...styles.h1, size: 31, tracking: -12 };
  const small = { ...styles.h3, size: 12.5 };
  const [left, right] = [
    { x: MARGIN, color: colors.sun },
    { x: 344, color: colors.raised },
  ];
  group(sheet, "Sect", (section) => {
    const explain = (text: string, x: number, y: number) => write(section, "P", text, styles.body, { x, y, color: colors.meltwater });
    write(section, "H2", texts.contact, { ...styles.h2, size: 17 }, { ...right, x: MARGIN, y: CONTACT_TOP + 16 });
    writeLink(section, number, large, { ...left, y: CONTACT_TOP + 47 }, { to: `tel:${phone}`, description: `${links.phone} ${number}` });
    explain(texts.hours, left.x, CONTACT_TOP + 82);
    writeLink(section, email, small, { ...right, y: CONTACT_TOP + 19 }, { to: `mailto:${email}`, description: `${links.email} ${email}` });
    explain(texts.email, right.x, CONTACT_TOP + 37);
    writeLink(section, agency, small, { ...right, y: CONTACT_TOP + 64 }, { to: agencyUrl, description: links.agency });
    explain(texts.agency, right.x, CONTACT_TOP + 82);
  });
}

function drawSmallPrint(sheet: Sheet): void {
  const top = CONTACT_TOP + 112;
  decorate(sheet, (doc) => doc.rect(MARGIN, top, MEASURE, 0.6).fill(mixColors(colors.ink, colors.meltwater, 0.4)));
  const box = { x: MARGIN, width: MEASURE };
  const notice = validityNotice(sheet.profession);
  const noticeBottom = write(sheet, "P", notice, styles.small, { ...box, y: top + 16, color: colors["on-ink"] });
  const legalBottom = write(sheet, "P", legalLine(), styles.small, { ...box, y: noticeBottom + 9, color: colors.meltwater });
  checkFits(legalBottom, texts.title, PAGE.height - 20);
}
