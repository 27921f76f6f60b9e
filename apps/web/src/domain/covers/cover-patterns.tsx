import classes from './product-cover.module.css';

/** The patterns of covers without an image, each on a canvas of 120 by 180. */
export const coverPatterns = [
  <>
    <circle cx="92" cy="52" r="46" />
    <circle cx="92" cy="52" r="28" />
  </>,
  <>
    <path d="M-10 128C30 96 56 150 92 118s40-22 48-18v90H-10z" />
    <path d="M-10 150c40-24 66 12 100-12s44-14 50-8v60H-10z" />
  </>,
  <>
    <path d="M0 180 60 84l60 96z" />
    <path d="M40 180l44-66 44 66z" />
  </>,
  <>
    <path d="M0 20h120v7H0zM0 36h120v3H0zM0 150h120v3H0zM0 160h120v7H0z" />
  </>,
  <>
    <path d="M60-10c50 50 50 150 0 200-50-50-50-150 0-200z" />
    <path d="M60 30c22 30 22 90 0 120-22-30-22-90 0-120z" />
  </>,
  <>
    <path d="M-10 60 70-20h30L-10 90zM-10 120 130-20h20L-10 140zM20 190 130 80v30l-80 80z" />
  </>,
  // Quarter circles, like tiles.
  <>
    <path d="M0 120a60 60 0 0 1 60-60v60zM60 60a60 60 0 0 1 60 60H60zM60 120h60a60 60 0 0 1-60 60zM0 180a60 60 0 0 1 60-60v60zM60 60V0a60 60 0 0 1 60 60z" />
  </>,
  // Rings around a corner, like ripples.
  <>
    <path
      className={classes.lines}
      strokeWidth="5"
      d="M120 110a70 70 0 0 0 0 140M120 90a90 90 0 0 0-90 90M120 70A110 110 0 0 0 10 180M120 50A130 130 0 0 0-10 180M120 30A150 150 0 0 0-30 180M120 130a50 50 0 0 0-50 50M120 150a30 30 0 0 0-30 30"
    />
  </>,
  // A grid of dots.
  <>
    <path
      className={classes.dots}
      d="M12 96h120M22 108h120M12 120h120M22 132h120M12 144h120M22 156h120M12 168h120"
    />
  </>,
  // Awning stripes.
  <>
    <path d="M0 0h9v180H0zM20 0h9v180h-9zM40 0h9v180h-9zM60 0h9v180h-9zM80 0h9v180h-9zM100 0h9v180h-9z" />
  </>,
  // A twig.
  <>
    <path className={classes.lines} strokeWidth="3" d="M96 190C92 140 78 100 40 62" />
    <path d="M94 150c-30 6-44-8-48-26 22-4 42 6 48 26zM96 140c18-14 22-32 14-48-16 10-22 28-14 48zM80 112c-28 2-40-12-42-28 20-2 36 8 42 28zM84 104c16-16 18-32 8-46-14 12-18 28-8 46zM44 66C24 58 20 42 24 28c16 6 24 20 20 38z" />
  </>,
  // A sun behind the sea.
  <>
    <path d="M18 124a42 42 0 0 1 84 0z" />
    <path d="M0 130h120v5H0zM10 144h100v4H10zM22 157h76v3H22zM36 168h48v2H36z" />
  </>,
] as const;
