import type { ReactNode } from "react";

interface MessageProps {
  strong: string;
  text?: string;
  isOver?: boolean;
  children?: ReactNode;
}

const MESSAGE = `flex flex-wrap gap-3 rounded-md border-l-6 px-card py-4 leading-list
  forced-colors:border-2`;

/** Red when the choice exceeds the hours. */
export function Message({ strong, text, isOver = false, children }: MessageProps) {
  return (
    <div className={`${MESSAGE} ${isOver ? "border-brique bg-brique-soft" : "border-pine bg-glacier print:hidden"}`}>
      <span className={`text-title ${isOver ? "i-lucide-triangle-alert text-brique" : "i-lucide-info text-pine"}`} aria-hidden="true" />
      <div className="max-w-160 grow basis-32">
        {/* Of too many hours it is the one line. */}
        <p data-answer={isOver ? "line" : undefined}>
          <b className={isOver ? "text-brique" : ""}>{strong}</b> {text}
        </p>
        {children && <p className="mt-3 flex flex-wrap gap-2 soft-line [&>a]:text-left">{children}</p>}
      </div>
    </div>
  );
}
