import type { MindMap } from '@glossa/contract/mindmap';
import { useEffect, useMemo, useRef } from 'react';

import { useUser } from '@/domain/session/session-context.ts';
import { isCalm } from '@/ui/hooks/is-calm.ts';
import { fitted, revealed } from '../model/camera.ts';
import type { Camera, Point, Size } from '../model/camera.ts';
import { canvasSurface } from '../model/canvas-surface.ts';
import { Layout } from '../model/layout.ts';
import { centreOf } from '../model/graph.ts';
import { paint } from '../model/paint.ts';
import type { Picture } from '../model/paint.ts';
import { readPalette } from '../model/palette.ts';
import { keepPlaces, readPlaces } from '../model/remembered-places.ts';

/** Milliseconds per frame for the layout; the rest is for drawing and input. */
const slice = 7;
/** Milliseconds without a redraw after which the map is at rest. */
const stillness = 120;

/**
 * The current state of the drawing, which changes outside React: camera, hovered word, and the line of a new
 * connection.
 */
export interface Scene {
  layout: Layout;
  camera: Camera;
  size: Size;
  hovered: number | undefined;
  thread: Picture['thread'];
  /** Schedules a redraw; calls before the next frame are combined. */
  draw: () => void;
  /** Fits the whole map into view. */
  fit: () => void;
  /** Scrolls the selected word into view. */
  reveal: () => void;
  /** Returns the current picture, for export. */
  picture: () => Picture;
}

/** Keeps a canvas drawn: computes the layout in time slices, and follows size, theme and selection. */
export function useScene(
  { nodes, links, language }: MindMap,
  selected: number | undefined,
  direction: 'ltr' | 'rtl',
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const user = useUser();
  const degree = useMemo(() => {
    const counts = new Map<number, number>();
    for (const { from, to } of links) {
      counts.set(from, (counts.get(from) ?? 0) + 1);
      counts.set(to, (counts.get(to) ?? 0) + 1);
    }
    return counts;
  }, [links]);
  const shape = useMemo(
    () =>
      `${nodes.map(({ id, x, y }) => `${id}@${x},${y}`).join()} ${links.map(({ from, to }) => `${from}-${to}`).join()}`,
    [nodes, links],
  );
  const layout = useMemo(
    () => new Layout(nodes, links, readPlaces(user.id, language)),
    // A change of level alone must not move a word.
    // eslint-disable-next-line react/exhaustive-deps -- shape stands for nodes and links
    [shape, user.id, language],
  );
  const latest = useRef({ nodes, links, degree, selected, direction });
  latest.current = { nodes, links, degree, selected, direction };

  const scene = useRef<Scene | undefined>(undefined);
  scene.current ??= {
    layout,
    camera: { x: 0, y: 0, scale: 1 },
    size: { width: 0, height: 0 },
    hovered: undefined,
    thread: undefined,
    draw: () => undefined,
    fit: () => undefined,
    reveal: () => undefined,
    picture: () => {
      throw new Error('nothing is drawn yet');
    },
  };
  const current = scene.current;

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    let palette = readPalette(element);
    let frame = 0;
    let rest = 0;
    let drawn = 0;
    let followed = true;
    current.layout = layout;
    const whole = () => {
      const centre = centreOf(latest.current.nodes);
      const at = centre && layout.places.get(centre.id);
      return fitted([...layout.places.values()], current.size, at);
    };
    current.picture = () => ({
      ...latest.current,
      places: layout.places,
      camera: current.camera,
      size: current.size,
      palette,
      hovered: current.hovered,
      thread: current.thread,
    });
    const show = () => {
      const { width, height } = current.size;
      const ratio = devicePixelRatio;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, width, height);
      const look = { font: palette.font, direction: latest.current.direction };
      // A redraw soon after the previous one is part of a motion; details are drawn when it ends.
      const now = performance.now();
      const hasty = !layout.settled || now - drawn < stillness;
      drawn = now;
      paint(canvasSurface(context, look), { ...current.picture(), hasty });
      clearTimeout(rest);
      if (hasty) rest = window.setTimeout(current.draw, stillness);
    };
    const step = () => {
      frame = 0;
      const moving = !layout.settled;
      if (moving) {
        layout.run(slice);
        if (followed) current.camera = whole();
        if (layout.settled) keepPlaces(user.id, language, layout.places.values());
      }
      // With reduced motion, the map appears once its layout has settled.
      if (!(moving && isCalm()) || layout.settled) show();
      if (!layout.settled) current.draw();
    };
    current.draw = () => {
      frame ||= requestAnimationFrame(step);
    };
    current.fit = () => {
      followed = true;
      current.camera = whole();
      current.draw();
    };
    current.reveal = () => {
      const { selected: id } = latest.current;
      const at = id === undefined ? undefined : layout.places.get(id);
      if (at) current.camera = revealed(current.camera, current.size, at);
      current.draw();
    };
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const isFirst = current.size.width === 0;
      current.size = { width, height };
      element.width = Math.round(width * devicePixelRatio);
      element.height = Math.round(height * devicePixelRatio);
      if (isFirst || followed) current.fit();
      else current.reveal();
      // Resizing a canvas clears it until the next frame.
      if (layout.settled) show();
    };
    // After the user's first pan or zoom, the camera no longer follows the layout.
    const release = () => (followed = false);
    const sized = new ResizeObserver(measure);
    const themed = new MutationObserver(() => {
      palette = readPalette(element);
      current.draw();
    });
    sized.observe(element);
    themed.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
    element.addEventListener('pointerdown', release);
    element.addEventListener('wheel', release, { passive: true });
    measure();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      sized.disconnect();
      themed.disconnect();
      element.removeEventListener('pointerdown', release);
      element.removeEventListener('wheel', release);
      current.draw = () => undefined;
    };
  }, [current, layout, language, user.id]);

  useEffect(() => current.draw(), [current, nodes]);
  useEffect(() => current.reveal(), [current, selected]);

  /** The user moved a word. */
  const place = (id: number, at: Point) => {
    layout.place(id, at);
    current.draw();
  };
  return { canvas, scene: current, degree, place };
}
