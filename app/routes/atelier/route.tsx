import { type ReactNode, useEffect, useId, useState } from "react";
import { emblemNames, emblems } from "#app/content/emblems.ts";
import { breadcrumbsLabel, homeCrumb } from "#app/content/navigation.ts";
import { workshopPage as texts } from "#app/content/pages/atelier.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import PopupCard from "#app/features/popups/popup-card.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Button, type ButtonSize, type ButtonVariant, IconButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ChoiceField } from "#app/ui/choice-field.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { Booklet } from "#app/ui/motifs/booklet.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { colors, fontSizes, plainSizes } from "#app/ui/tokens.ts";

/** `data-state` of an element → the pseudo-class that it shows as if it were true. */
const PSEUDO_CLASSES = { hover: /(?<!\\):hover(?![\w-])/g, focus: /(?<!\\):focus-visible(?![\w-])/g, active: /(?<!\\):active(?![\w-])/g };

const VARIANTS = Object.keys(texts.buttons.labels) as ButtonVariant[];
const STATES = Object.keys(texts.buttons.states) as Array<keyof typeof texts.buttons.states>;

export function meta() {
  return [{ title: texts.crumb }, { name: "robots", content: "noindex" }];
}

/** Every primitive in every state. In development only: app/routes.ts. */
export default function Workshop() {
  useShownStates();
  return (
    <main id="contenu">
      <PageHero breadcrumbsLabel={breadcrumbsLabel} crumbs={[homeCrumb, { label: texts.crumb }]} title={texts.title} lead={texts.lead} />
      <div className="wrap pb-32">
        <Colours />
        <Type />
        <Drawings />
        <Buttons />
        <Fields />
        <Alerts />
        <Floating />
      </div>
    </main>
  );
}

function Piece({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-hairline border-solid py-16 not-first:border-t-1">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {note && <p className="mt-2 max-w-168">{note}</p>}
      <div className="mt-8 grid gap-8">{children}</div>
    </section>
  );
}

function Colours() {
  return (
    <Piece title={texts.colours.title} note={texts.colours.note}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4">
        {Object.entries(colors).map(([name, value]) => (
          <li key={name} className="overflow-hidden rounded-md border-1 border-hairline border-solid bg-raised">
            <div className="h-18" style={{ background: `var(--${name})` }} />
            <p className="p-3 text-small leading-title">
              <b className="font-600">{name}</b>
              <br />
              {value}
              <br />
              {texts.colours.uses[name]}
            </p>
          </li>
        ))}
      </ul>
    </Piece>
  );
}

function Type() {
  return (
    <Piece title={texts.type.title}>
      <dl className="grid gap-5">
        {Object.entries({ ...fontSizes, ...plainSizes }).map(([name, size], index) => (
          <div key={name} className="grid items-baseline gap-x-8 md:grid-cols-[6rem_1fr]">
            <dt className="text-moss text-small">{name}</dt>
            <dd
              className={index < 4 || name === "figure" ? "font-700 font-display tracking-[-0.022em]" : ""}
              style={typeof size === "string" ? { fontSize: size } : { fontSize: size[0], lineHeight: size[1] }}
            >
              {texts.type.sample}
            </dd>
          </div>
        ))}
      </dl>
    </Piece>
  );
}

function Drawings() {
  return (
    <Piece title={texts.drawings.title} note={texts.drawings.note}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-6">
        {emblemNames.map((name, index) => (
          <li key={name} className={index < 4 ? "tone-generalistes" : "tone-infirmiers"}>
            <Emblem drawing={emblems[name]} className="size-20 text-tone" />
            <span className="text-small">{name}</span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-6 font-600">
        {FORMATS.map((format) => (
          <li key={format} className="flex items-center gap-2">
            <FormatMark format={format} /> {format}
          </li>
        ))}
        <li className="flex gap-3">
          <Flag year={texts.drawings.flags.now} isFull />
          <Flag year={texts.drawings.flags.later} isFull={false} />
        </li>
      </ul>
      <Booklet {...texts.drawings.booklet} className="h-auto w-full max-w-96" />
    </Piece>
  );
}

function Buttons() {
  const { title, note, caption, states, sizes, icon, onInk } = texts.buttons;
  return (
    <Piece title={title} note={note}>
      <div className="overflow-x-auto p-1">
        <table className="min-w-280 text-small">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr className="text-moss">
              <td />
              {STATES.map((state) => (
                <th key={state} scope="col" className="p-3 font-400">
                  {states[state]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {VARIANTS.map((variant) => (
              <ButtonRow key={variant} title={variant} variant={variant} />
            ))}
          </tbody>
          <tbody className="on-ink">
            <ButtonRow title={onInk} variant="sun" />
            <ButtonRow title={onInk} variant="line" />
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {(Object.keys(sizes) as ButtonSize[]).map((size) => (
          <Button key={size} size={size}>
            {sizes[size]}
          </Button>
        ))}
        <IconButton label={icon} icon="i-lucide-x" />
        <IconButton label={icon} icon="i-lucide-x" data-state="hover" />
        <IconButton label={icon} icon="i-lucide-x" data-state="focus" />
        <IconButton label={icon} icon="i-lucide-x" disabled />
      </div>
    </Piece>
  );
}

function ButtonRow({ title, variant }: { title: string; variant: ButtonVariant }) {
  const { labels, busy } = texts.buttons;
  return (
    <tr>
      <th scope="row" className="p-3 font-400">
        {title}
      </th>
      {STATES.map((state) => (
        <td key={state} className="p-3">
          <Button variant={variant} data-state={state} disabled={state === "disabled"} isBusy={state === "busy"}>
            {state === "busy" ? busy : labels[variant]}
          </Button>
        </td>
      ))}
    </tr>
  );
}

function Fields() {
  const { title, note, rest, filled, focused, refused, missing, disabled, list, consent, choice, segments } = texts.fields;
  return (
    <Piece title={title} note={note}>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        <Field name="rest" label={rest} required />
        <Field name="filled" label={filled.label} defaultValue={filled.value} required data-state="hover" />
        <Field name="focused" label={focused.label} defaultValue={focused.value} required data-state="focus" />
        <Field name="refused" label={refused.label} defaultValue={refused.value} required error={refused.error} />
        <Field id="missing" name="missing" label={missing.label} required error={missing.error} />
        <Field name="disabled" label={disabled.label} defaultValue={disabled.value} hint={disabled.hint} disabled />
        <SelectField id="list" name="list" label={list.label} options={list.options} />
        <div>
          <Checkbox name="unticked" label={consent} />
          <Checkbox name="ticked" label={consent} defaultChecked />
          <Checkbox name="focused-box" label={consent} data-state="focus" />
        </div>
        <div className="tone-infirmiers">
          <SegmentedControl
            name="segments"
            legend={segments.legend}
            defaultValue="EPP"
            options={FORMATS.map((format) => ({
              value: format,
              label: format,
              hint: segments.hours[format],
              mark: <FormatMark format={format} />,
              disabled: format === "PI",
            }))}
          />
        </div>
        <ChoiceField id="choice" name="choice" legend={choice.legend} options={choice.options} defaultValue="matin" required />
        <ChoiceField
          id="refused-choice"
          name="refused-choice"
          legend={choice.legend}
          options={choice.options}
          required
          error={choice.error}
        />
      </div>
    </Piece>
  );
}

function Alerts() {
  const [isShown, setIsShown] = useState(false);
  const { title, note, show, summary, alert } = texts.alerts;
  return (
    <Piece title={title} note={note}>
      <Button className="justify-self-start" onClick={() => setIsShown(true)}>
        {show}
      </Button>
      {isShown && (
        <div className="grid max-w-160 gap-6">
          <ErrorSummary title={summary} errors={[{ fieldId: "missing", message: texts.fields.missing.error }]} />
          <Alert title={alert.title}>{alert.text}</Alert>
        </div>
      )}
    </Piece>
  );
}

function Floating() {
  const [open, setOpen] = useState<"dialog" | "promo" | "callback" | null>(null);
  const labels = texts.floating;
  const close = () => setOpen(null);
  return (
    <Piece title={labels.title} note={labels.note}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen("dialog")}>{labels.dialog}</Button>
        <CallbackButton sourceType="unknown">{labels.callback}</CallbackButton>
        <CatalogueButton>{labels.catalogue}</CatalogueButton>
        <Button variant="line" onClick={() => showToast({ kind: "success", ...labels.successToast, closeLabel: labels.close })}>
          {labels.success}
        </Button>
        <Button variant="line" onClick={() => showToast({ kind: "error", ...labels.failureToast, closeLabel: labels.close })}>
          {labels.failure}
        </Button>
        <Button variant="line" onClick={() => setOpen("promo")}>
          {labels.promo}
        </Button>
        <Button variant="line" onClick={() => setOpen("callback")}>
          {labels.invitation}
        </Button>
      </div>
      {open === "dialog" && (
        <Dialog title={labels.dialog} closeLabel={labels.close} onClose={close} footer={<Button onClick={close}>{labels.close}</Button>}>
          <p>{labels.dialogText}</p>
        </Dialog>
      )}
      {(open === "promo" || open === "callback") && <PopupCard popup={open} onClose={close} onPrimary={close} onSecondary={close} />}
    </Piece>
  );
}

/** Repeats every rule of a pseudo-class for the elements that are marked with its state. */
function useShownStates() {
  useEffect(() => {
    for (const sheet of document.styleSheets) repeatRules(sheet);
  }, []);
}

function repeatRules(parent: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of [...parent.cssRules]) {
    if (!(rule instanceof CSSStyleRule)) {
      if (rule instanceof CSSGroupingRule) repeatRules(rule);
      continue;
    }
    const selector = Object.entries(PSEUDO_CLASSES).reduce(
      (text, [state, pattern]) => text.replace(pattern, `[data-state="${state}"]`),
      rule.selectorText,
    );
    if (selector !== rule.selectorText) parent.insertRule(rule.cssText.replace(rule.selectorText, selector), parent.cssRules.length);
  }
}
