import type { ReactNode } from 'react';

import classes from './drawing.module.css';

// Two tones: `wash` for fills and `stroke` for lines. The canvas is 160 by 112 units.
const drawings = {
  shelf: (
    <>
      <path className={classes.wash} d="M20 92h120v6H20zM34 40h14v52H34zM66 34h18v58H66zM108 46h12v46h-12z" />
      <path d="M16 92h128M34 40h14v52H34zM48 52h18v40H48zM66 34h18v58H66zM89 45l13-4 13 48-13 3.6zM52 60h10M70 44h10M70 50h10" />
    </>
  ),
  book: (
    <>
      <path className={classes.wash} d="M80 34c-14-9-34-10-52-6v58c18-4 38-3 52 6z" />
      <path d="M80 34c-14-9-34-10-52-6v58c18-4 38-3 52 6 14-9 34-10 52-6V28c-18-4-38-3-52 6zM80 34v58M40 42c10-1 20 0 28 4M40 54c10-1 20 0 28 4M40 66c10-1 20 0 28 4M92 46c8-4 18-5 28-4M92 58c8-4 18-5 28-4" />
    </>
  ),
  search: (
    <>
      <circle className={classes.wash} cx="72" cy="50" r="27" />
      <path d="M92 69l24 24M99 50a27 27 0 1 1-54 0 27 27 0 0 1 54 0zM60 44h24M60 52h16" />
    </>
  ),
  map: (
    <>
      <path
        className={classes.wash}
        d="M94 56a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM46 32a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM132 80a9 9 0 1 1-18 0 9 9 0 0 1 18 0z"
      />
      <path d="M94 56a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM46 32a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM132 80a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM124 26a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM52 88a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM45 36l22 14M92 63l23 13M111 30L91 47M51 83l18-18" />
    </>
  ),
  trash: (
    <>
      <path className={classes.wash} d="M54 44h52l-5 54H59z" />
      <path d="M46 38h68M68 38v-8h24v8M54 44l5 54h42l5-54M70 54l2 34M90 54l-2 34" />
    </>
  ),
  archive: (
    <>
      <path className={classes.wash} d="M36 52h88v44H36z" />
      <path d="M30 32h100v20H30zM36 52v44h88V52M68 64h24" />
    </>
  ),
  mail: (
    <>
      <path className={classes.wash} d="M34 36h92L80 70z" />
      <path d="M34 36h92v54H34zM34 36l46 34 46-34M34 90l32-30M126 90L94 60" />
    </>
  ),
  lamp: (
    <>
      <path className={classes.wash} d="M62 26h36l14 32H48zM56 58h48l14 36H42z" />
      <path d="M62 26h36l14 32H48zM80 58v34M60 94h40M100 58v12" />
    </>
  ),
  broken: (
    <>
      <path className={classes.wash} d="M44 26h40l-8 22 14 10-10 18 6 20H44z" />
      <path d="M84 26H44v70h42l-6-20 10-18-14-10zM98 30l18 4v62h-20l-6-18 10-18-13-11zM54 44h14M54 56h16M54 68h14" />
    </>
  ),
  lock: (
    <>
      <path className={classes.wash} d="M52 54h56v42H52z" />
      <path d="M52 54h56v42H52zM62 54V42a18 18 0 0 1 36 0v12M80 70v10" />
    </>
  ),
  globe: (
    <>
      <circle className={classes.wash} cx="80" cy="56" r="38" />
      <path d="M118 56a38 38 0 1 1-76 0 38 38 0 0 1 76 0zM42 56h76M80 18c-22 22-22 54 0 76 22-22 22-54 0-76zM48 36h64M48 76h64" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

/** A small line drawing in two tones, for empty and error states. Hidden from screen readers. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={classes.root} viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
