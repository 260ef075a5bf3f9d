import { callCodeTexts, formatCallCode } from "#app/content/call-code.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import "./callback.css";

/** A milestone with the four digits that an adviser says first. */
export function CallCode({ code }: { code: string }) {
  return (
    <div className="grid cols-auto-1 items-center gap-x-4 gap-y-2 media-small:grid-cols-1">
      <p className="callback-milestone grid w-28 flex-none overflow-clip border-2 border-pine bg-raised text-center">
        <small className="bg-pine pt-4 pb-1 text-micro text-white leading-tight">{callCodeTexts.label}</small>{" "}
        <b className="numeric py-1 font-700 font-display text-title leading-heading">{formatCallCode(code)}</b>
      </p>
      <p className="text-small leading-text">
        <b className="font-600">
          {callCodeTexts.promise} <span className="whitespace-nowrap">{formatCallCode(code)}.</span>
        </b>{" "}
        <RichText text={callCodeTexts.warning} />
      </p>
    </div>
  );
}
