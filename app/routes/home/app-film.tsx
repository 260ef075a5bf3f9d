import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { appFilm } from "#app/content/pages/app-film.ts";
import { IconButton } from "#app/ui/button.tsx";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import "./app-film.css";

/** iPhone Safari's only full-screen API. Throws until the film has loaded. */
type IphoneVideo = { webkitEnterFullscreen?: () => void };

/** The visitor's, once made. */
type Choice = "play" | "pause" | null;
const PLAY_THRESHOLD = 0.5;

/** iPhone Safari fires its own event. */
const FULL_SCREEN_CHANGES = ["fullscreenchange", "webkitendfullscreen"];

/** Without JavaScript, the browser's own controls; where scripts are too old to run, a link to the film. */
export function AppFilm() {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement & IphoneVideo>(null);
  const choice = useRef<Choice>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  // The player comes shortly before its place is seen: any `video` doubles the time of the page's first style.
  const [isNear, setIsNear] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(true);
  const descriptionId = useId();

  useEffect(() => {
    setIsHydrated(true);
    return place.current ? callWhenNear(place.current, () => setIsNear(true)) : undefined;
  }, []);

  useEffect(() => (isNear && video.current ? playInView(video.current, choice) : undefined), [isNear]);

  /** A button pressed by voice, its place out of sight. */
  function playOnArrival() {
    choice.current = "play";
    setIsNear(true);
  }

  function togglePlaying() {
    const film = video.current;
    if (!film) return playOnArrival();
    choice.current = film.paused ? "play" : "pause";
    if (film.paused) play(film);
    else film.pause();
  }

  function fillScreen() {
    const film = video.current;
    if (!film) return playOnArrival();
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

  return (
    <figure className="app-film grid justify-center justify-items-center gap-3">
      <div ref={place} className="app-film-screen relative overflow-hidden">
        {/* Not `poster`, which loads with the page however far down it is. */}
        <a href={isHydrated ? undefined : MP4} aria-label={isHydrated ? undefined : appFilm.play}>
          <img src="/film/app-poster.webp" alt="" loading="lazy" width={572} height={1144} className="h-auto w-full" />
        </a>
        <noscript>
          <video {...PLAYER} controls aria-label={appFilm.name} aria-describedby={descriptionId}>
            <Sources />
          </video>
        </noscript>
        {isNear && (
          <video
            {...PLAYER}
            ref={video}
            muted={isMuted}
            aria-label={appFilm.name}
            aria-describedby={descriptionId}
            onPlay={() => setIsPlaying(true)}
            onPause={() => setIsPlaying(false)}
            onVolumeChange={(event) => setIsMuted(event.currentTarget.muted)}
            // Errors of `source` elements bubble here in React.
            onError={(event) => event.target === event.currentTarget && reportFailure()}
          >
            <Sources onError={reportFailure} />
          </video>
        )}
      </div>
      {isHydrated && !hasFailed && (
        <fieldset aria-label={appFilm.controls} className="flex flex-wrap gap-2">
          <IconButton
            label={isPlaying ? appFilm.pause : appFilm.play}
            icon={isPlaying ? "i-lucide-pause" : "i-lucide-play"}
            onClick={togglePlaying}
          />
          <IconButton
            label={isMuted ? appFilm.unmute : appFilm.mute}
            icon={isMuted ? "i-lucide-volume-x" : "i-lucide-volume-2"}
            onClick={() => setIsMuted(!isMuted)}
          />
          <IconButton label={appFilm.fullScreen} icon="i-lucide-maximize" onClick={fillScreen} />
        </fieldset>
      )}
      <figcaption id={descriptionId} className="visually-hidden">
        {appFilm.description}
      </figcaption>
    </figure>
  );
}

const MP4 = "/film/app.mp4";
const PLAYER = { preload: "none", loop: true, playsInline: true, className: "absolute inset-0 h-full w-full" } as const;

/** `onError`: no format could be loaded. */
function Sources({ onError }: { onError?: () => void }) {
  return (
    <>
      <source src="/film/app.webm" type='video/webm; codecs="vp9, opus"' />
      <source src={MP4} type='video/mp4; codecs="avc1.64001f, mp4a.40.2"' onError={onError} />
    </>
  );
}

/** Calls back once, when the element is at most a window's height away. */
function callWhenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: "100% 0%" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function playInView(film: HTMLVideoElement, choice: RefObject<Choice>): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= PLAY_THRESHOLD;
      const wanted = choice.current ?? (prefersReducedMotion() ? "pause" : "play");
      if (!isInView || wanted === "pause") film.pause();
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
