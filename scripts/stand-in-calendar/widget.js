// The same global and the same call as the provider's script.
window.Calendly = {
  initInlineWidget({ url, parentElement }) {
    const frame = document.createElement("iframe");
    frame.src = url;
    frame.title = "Calendrier de démonstration";
    frame.style.cssText = "width: 100%; height: 100%; border: 0";
    parentElement.append(frame);
  },
};
