// The sheets of every page. In root.tsx they would be a part of the chunk that dialogs share, and load again, last of all, with each of them.
import "./ui/base.css";
import "./ui/plate.css";
import "./ui/waypoint.css";
import "./ui/movement.css";
import "virtual:uno.css";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter, type HydratedRouterProps } from "react-router/dom";
import { afterPaint } from "./ui/after-paint.ts";
import { followTranslatedText } from "./ui/translated-text.ts";

followTranslatedText();

/** A tap on a link shows that it was pressed before the router sets out. */
const paintFirst: NonNullable<HydratedRouterProps["instrumentations"]>[number] = {
  router({ instrument }) {
    instrument({
      async navigate(navigate) {
        await afterPaint();
        await navigate();
      },
    });
  },
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[paintFirst]} />
    </StrictMode>,
  );
});
