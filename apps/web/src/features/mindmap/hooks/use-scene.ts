import type { MindMap } from '@glossa/contract/mindmap';
import { useEffect, useMemo, useRef } from 'react';

import { useUser } from '@/domain/session/session-context.ts';
import { prefersReducedMotion } from '@/ui/hooks/prefers-reduced-motion.ts';
import { fitPoints, revealPoint } from '../model/camera.ts';
import type { Camera, Point, Size } from '../model/camera.ts';
import { findCenter } from '../model/graph.ts';
import { Layout } from '../model/layout.ts';
import { paint } from '../model/paint.ts';
import type { Drawing } from '../model/paint.ts';
import { readPalette } from '../model/palette.ts';
import { storePositions, readPositions } from '../model/stored-positions.ts';
import { canvasSurface } from '../model/surfaces.ts';

/** Milliseconds per frame for the layout; the rest is for drawing and input. */
const frameBudget = 7;
/** Milliseconds without a redraw after which the map counts as at rest. */
const motionTimeout = 120;

/**
 * The current state of the drawing, which changes outside React: camera, hovered word, and the line of a new
 * connection.
 */
export interface Scene {
  layout: Layout;
  camera: Camera;
  size: Size;
  hovered: number | undefined;
  newLink: Drawing['newLink'];
  /** Schedules a redraw; calls before the next frame are combined. */
  draw: () => void;
  /** Fits the whole map into view. */
  fit: () => void;
  /** Scrolls the selected word into view. */
  reveal: () => void;
  /** Returns an image of the current map, for export. */
  drawing: () => Drawing;
}

/**
 * Draws a map on a canvas: computes the layout in time slices, and redraws when the size, theme or selection changes.
 */
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
  const structure = useMemo(
    () =>
      `${nodes.map(({ id, x, y }) => `${id}@${x},${y}`).join()} ${links.map(({ from, to }) => `${from}-${to}`).join()}`,
    [nodes, links],
  );
  const layout = useMemo(
    () => new Layout(nodes, links, readPositions(user.id, language)),
    // A word must not move when only its level changes.
    // eslint-disable-next-line react/exhaustive-deps -- structure stands for nodes and links
    [structure, user.id, language],
  );
  const latest = useRef({ nodes, links, degree, selected, direction });
  latest.current = { nodes, links, degree, selected, direction };

  const scene = useRef<Scene | undefined>(undefined);
  scene.current ??= {
    layout,
    camera: { x: 0, y: 0, scale: 1 },
    size: { width: 0, height: 0 },
    hovered: undefined,
    newLink: undefined,
    draw: () => undefined,
    fit: () => undefined,
    reveal: () => undefined,
    drawing: () => {
      throw new Error('the map has not been drawn yet');
    },
  };
  const current = scene.current;

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    let palette = readPalette(element);
    let frame = 0;
    let restTimer = 0;
    let drawnAt = 0;
    let cameraFollows = true;
    current.layout = layout;
    const fitCamera = () => {
      const center = findCenter(latest.current.nodes);
      const at = center && layout.positions.get(center.id);
      return fitPoints([...layout.positions.values()], current.size, at);
    };
    current.drawing = () => ({
      ...latest.current,
      positions: layout.positions,
      camera: current.camera,
      size: current.size,
      palette,
      hovered: current.hovered,
      newLink: current.newLink,
    });
    const render = () => {
      const { width, height } = current.size;
      const ratio = devicePixelRatio;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, width, height);
      const style = { font: palette.font, direction: latest.current.direction };
      // A redraw soon after the previous one is part of a movement; details are drawn when it ends.
      const now = performance.now();
      const inMotion = !layout.isSettled || now - drawnAt < motionTimeout;
      drawnAt = now;
      paint(canvasSurface(context, style), { ...current.drawing(), inMotion });
      clearTimeout(restTimer);
      if (inMotion) restTimer = window.setTimeout(current.draw, motionTimeout);
    };
    const step = () => {
      frame = 0;
      const moving = !layout.isSettled;
      if (moving) {
        layout.run(frameBudget);
        if (cameraFollows) current.camera = fitCamera();
        if (layout.isSettled) storePositions(user.id, language, layout.positions.values());
      }
      // With reduced motion, the map appears once its layout has settled.
      if (!(moving && prefersReducedMotion()) || layout.isSettled) render();
      if (!layout.isSettled) current.draw();
    };
    current.draw = () => {
      frame ||= requestAnimationFrame(step);
    };
    current.fit = () => {
      cameraFollows = true;
      current.camera = fitCamera();
      current.draw();
    };
    current.reveal = () => {
      const { selected: id } = latest.current;
      const at = id === undefined ? undefined : layout.positions.get(id);
      if (at) current.camera = revealPoint(current.camera, current.size, at);
      current.draw();
    };
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const isFirst = current.size.width === 0;
      current.size = { width, height };
      element.width = Math.round(width * devicePixelRatio);
      element.height = Math.round(height * devicePixelRatio);
      if (isFirst || cameraFollows) current.fit();
      else current.reveal();
      // Resizing a canvas clears it, so redraw it immediately instead of in the next frame.
      if (layout.isSettled) render();
    };
    // After the user's first pan or zoom, the camera no longer follows the layout.
    const release = () => (cameraFollows = false);
    const resizeObserver = new ResizeObserver(measure);
    const themeObserver = new MutationObserver(() => {
      palette = readPalette(element);
      current.draw();
    });
    resizeObserver.observe(element);
    themeObserver.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
    element.addEventListener('pointerdown', release);
    element.addEventListener('wheel', release, { passive: true });
    measure();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(restTimer);
      resizeObserver.disconnect();
      themeObserver.disconnect();
      element.removeEventListener('pointerdown', release);
      element.removeEventListener('wheel', release);
      current.draw = () => undefined;
    };
  }, [current, layout, language, user.id]);

  useEffect(() => current.draw(), [current, nodes]);
  useEffect(() => current.reveal(), [current, selected]);

  /** Moves a word to where the user dragged it. */
  const moveWord = (id: number, at: Point) => {
    layout.move(id, at);
    current.draw();
  };
  return { canvas, scene: current, degree, moveWord };
}
