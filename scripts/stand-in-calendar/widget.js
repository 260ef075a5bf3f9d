// The provider's global and signature.
window.Calendly = {
  initInlineWidget({ url, parentElement, prefill, utm }) {
    const address = new URL(url);
    for (const [name, value] of Object.entries(prefill?.customAnswers ?? {})) address.searchParams.set(name, value);
    // `utmContent` becomes `utm_content`.
    for (const [name, value] of Object.entries(utm ?? {})) {
      address.searchParams.set(
        name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`),
        value,
      );
    }
    const frame = document.createElement("iframe");
    frame.src = address;
    frame.title = "Calendrier de démonstration";
    frame.style.cssText = "width: 100%; height: 100%; border: 0";
    parentElement.append(frame);
  },
};
