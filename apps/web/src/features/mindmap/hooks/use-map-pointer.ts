import { useEffect } from 'react';
import type { RefObject } from 'react';

import { panBy, toDrawing, toScreen, zoomAt } from '../model/camera.ts';
import type { Point } from '../model/camera.ts';
import { handlePosition, wordRadius, wordScale } from '../model/paint.ts';
import type { Scene } from './use-scene.ts';

/** Pixels a pointer may move during a click. */
const clickTolerance = 4;
/** Pixels around a word that count as a hit, for touch. */
const hitRadius = 16;
/** Pixels around the connection handle that count as a hit. */
const handleRadius = 14;

interface Options {
  canvas: RefObject<HTMLCanvasElement | null>;
  scene: Scene;
  degree: ReadonlyMap<number, number>;
  selected: number | undefined;
  onSelect: (id: number | undefined) => void;
  onPlace: (id: number, at: Point) => void;
  onMove: (id: number, at: Point) => void;
  onConnect: (from: number, to: number) => void;
}

type Gesture =
  | { kind: 'press'; id: number | undefined; from: Point }
  | { kind: 'pan' }
  | { kind: 'drag'; id: number }
  | { kind: 'connect'; id: number };

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Handles mouse, touch and pen input on the map: select, drag, pan, zoom by wheel or pinch, draw a connection. */
export function useMapPointer(options: Options): void {
  const { canvas, scene } = options;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    let gesture: Gesture | undefined;

    const at = ({ clientX, clientY }: PointerEvent | WheelEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const toMap = (point: Point) => toDrawing(scene.camera, scene.size, point);
    const wordAt = (point: Point): number | undefined => {
      const found = scene.layout.find(toMap(point), 60 / scene.camera.scale);
      if (!found) return undefined;
      const radius = wordRadius(options.degree.get(found.id) ?? 0) * wordScale(scene.camera);
      const isNear =
        distance(toScreen(scene.camera, scene.size, found), point) <= Math.max(radius + 4, hitRadius);
      return isNear ? found.id : undefined;
    };

    const isHandle = (id: number, point: Point): boolean => {
      const word = scene.layout.positions.get(id);
      if (!word) return false;
      const handle = handlePosition(toScreen(scene.camera, scene.size, word), options.degree.get(id) ?? 0);
      return distance(handle, point) <= handleRadius;
    };

    const onPointerDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      const point = at(event);
      pointers.set(event.pointerId, point);
      if (pointers.size > 1) {
        gesture = { kind: 'pan' };
        return;
      }
      if (options.selected !== undefined && isHandle(options.selected, point)) {
        gesture = { kind: 'connect', id: options.selected };
      } else gesture = { kind: 'press', id: wordAt(point), from: point };
    };

    const onPointerMove = (event: PointerEvent) => {
      const point = at(event);
      const before = pointers.get(event.pointerId);
      if (!before || !gesture) {
        hover(event.pointerType === 'mouse' ? wordAt(point) : undefined);
        return;
      }
      pointers.set(event.pointerId, point);
      const [other] = [...pointers].flatMap(([id, position]) => (id === event.pointerId ? [] : [position]));
      if (other) {
        const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
        const factor = distance(point, other) / Math.max(distance(before, other), 1);
        const midpoint = { x: (point.x - before.x) / 2, y: (point.y - before.y) / 2 };
        scene.camera = zoomAt(panBy(scene.camera, midpoint), scene.size, middle, factor);
      } else if (gesture.kind === 'press' && distance(gesture.from, point) > clickTolerance) {
        gesture = gesture.id === undefined ? { kind: 'pan' } : { kind: 'drag', id: gesture.id };
      }
      if (!other && gesture.kind === 'pan') {
        scene.camera = panBy(scene.camera, { x: point.x - before.x, y: point.y - before.y });
      }
      if (gesture.kind === 'drag') options.onMove(gesture.id, toMap(point));
      if (gesture.kind === 'connect') {
        const from = scene.layout.positions.get(gesture.id);
        if (from) scene.newLink = { from, to: toMap(point) };
        scene.hovered = wordAt(point);
      }
      scene.draw();
    };

    const onPointerUp = (event: PointerEvent) => {
      const point = at(event);
      pointers.delete(event.pointerId);
      if (pointers.size > 0 || !gesture) return;
      const finished = gesture;
      gesture = undefined;
      scene.newLink = undefined;
      scene.draw();
      if (event.type === 'pointercancel') return;
      if (finished.kind === 'press') options.onSelect(finished.id);
      if (finished.kind === 'drag') options.onPlace(finished.id, toMap(point));
      if (finished.kind === 'connect') {
        const target = wordAt(point);
        if (target !== undefined && target !== finished.id) options.onConnect(finished.id, target);
      }
    };

    const hover = (id: number | undefined) => {
      if (scene.hovered === id) return;
      scene.hovered = id;
      element.style.cursor = id === undefined ? '' : 'pointer';
      scene.draw();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const factor = Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 400));
      scene.camera = zoomAt(scene.camera, scene.size, at(event), factor);
      scene.draw();
    };

    // The browser's synthetic click after a tap would hit whatever has just opened under the finger.
    const preventClick = (event: TouchEvent) => event.preventDefault();

    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('pointermove', onPointerMove);
    element.addEventListener('pointerup', onPointerUp);
    element.addEventListener('pointercancel', onPointerUp);
    // React registers wheel listeners as passive, so they could not prevent scrolling.
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchend', preventClick, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('pointermove', onPointerMove);
      element.removeEventListener('pointerup', onPointerUp);
      element.removeEventListener('pointercancel', onPointerUp);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchend', preventClick);
    };
  });
}
