import { type RefObject, useEffect, useRef, useState } from "react";
import { appFilm } from "#app/content/pages/app-film.ts";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { decidePlayback, PLAY_THRESHOLD, type Viewing } from "./playback.ts";

/** iPhone Safari's only full-screen API. Throws until the film has loaded. */
interface IphoneVideo {
  webkitEnterFullscreen?: () => void;
}

/** iPhone Safari fires its own event. */
const FULL_SCREEN_CHANGES = ["fullscreenchange", "webkitendfullscreen"];

/** `isHydrated`: our buttons replace the browser's controls. */
export function useFilmPlayback(video: RefObject<HTMLVideoElement | null>) {
  const choice = useRef<Viewing["choice"]>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(true);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    setIsHydrated(true);
    return playInView(film, choice);
  }, [video]);

  function togglePlaying() {
    const film = video.current;
    if (!film) return;
    choice.current = film.paused ? "play" : "pause";
    if (film.paused) play(film);
    else film.pause();
  }

  function fillScreen() {
    const film: (HTMLVideoElement & IphoneVideo) | null = video.current;
    if (!film) return;
    if (film.requestFullscreen) film.requestFullscreen().catch(ignore);
    else if (film.readyState >= HTMLMediaElement.HAVE_METADATA) film.webkitEnterFullscreen?.();
    else {
      film.addEventListener("loadedmetadata", () => film.webkitEnterFullscreen?.(), { once: true });
      choice.current = "play";
      play(film);
    }
  }

  function reportFailure() {
    if (hasFailed) return;
    setHasFailed(true);
    // biome-ignore lint/suspicious/noConsole: the only trace of a film that fails to load
    console.error(appFilm.loadError);
  }

  return { isHydrated, hasFailed, isPlaying, setIsPlaying, isMuted, setIsMuted, togglePlaying, fillScreen, reportFailure };
}

function playInView(film: HTMLVideoElement, choice: RefObject<Viewing["choice"]>): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const visibleRatio = entries.at(-1)?.intersectionRatio ?? 0;
      if (decidePlayback({ visibleRatio, prefersReducedMotion: prefersReducedMotion(), choice: choice.current }) === "pause") film.pause();
      else if (film.paused) {
        // An autoplaying film must be silent.
        film.muted = true;
        play(film);
      }
    },
    // 0 stops a film started while less than half visible.
    { threshold: [0, PLAY_THRESHOLD] },
  );
  observer.observe(film);

  // In full screen the browser's own controls are used.
  function keepChoiceOfFullScreen() {
    if (document.fullscreenElement !== film) choice.current = film.paused ? "pause" : "play";
  }
  for (const change of FULL_SCREEN_CHANGES) film.addEventListener(change, keepChoiceOfFullScreen);

  return () => {
    observer.disconnect();
    for (const change of FULL_SCREEN_CHANGES) film.removeEventListener(change, keepChoiceOfFullScreen);
  };
}

function play(film: HTMLVideoElement): void {
  film.play().catch(ignore);
}

function ignore(): void {}
