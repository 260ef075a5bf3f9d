interface SchedulingProvider {
  initInlineWidget(options: {
    url: string;
    parentElement: HTMLElement;
    /** `a1` answers the provider's first question. */
    prefill: { customAnswers: { a1: string } } | undefined;
    utm: { utmContent: string; utmTerm: string } | undefined;
  }): void;
}

declare global {
  interface Window {
    Calendly?: SchedulingProvider;
  }
}

let loading: Promise<SchedulingProvider> | null = null;

/** Loads the script once. Rejects when it fails or lacks the calendar; may then be retried. */
export function loadSchedulingScript(scriptUrl: string): Promise<SchedulingProvider> {
  loading ??= insertScript(scriptUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function insertScript(scriptUrl: string): Promise<SchedulingProvider> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    script.onload = () => (window.Calendly ? resolve(window.Calendly) : reject(new Error("The script brings no calendar")));
    script.onerror = () => reject(new Error("The script could not be loaded"));
    document.head.appendChild(script);
  });
}
