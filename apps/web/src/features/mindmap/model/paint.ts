import type { MindMapLink, MindMapNode } from '@glossa/contract/mindmap';

import { standingOf } from '../../../lib/words/knowledge.ts';
import { toScreen } from './camera.ts';
import type { Camera, Point, Size } from './camera.ts';
import { edgeStrokes, linkStrokes } from './palette.ts';
import type { Palette } from './palette.ts';

/** What both a canvas and a file of shapes can do. */
export interface Surface {
  line: (from: Point, to: Point, stroke: Stroke) => void;
  circle: (at: Point, radius: number, look: { fill?: string | undefined; stroke?: Stroke }) => void;
  text: (at: Point, text: string, look: { color: string; halo: string; size: number; bold: boolean }) => void;
}

export interface Stroke {
  color: string;
  width: number;
  dash: readonly number[];
  opacity: number;
}

/** A map as it is drawn. */
export interface Picture {
  nodes: readonly MindMapNode[];
  links: readonly MindMapLink[];
  places: ReadonlyMap<number, Point>;
  degree: ReadonlyMap<number, number>;
  camera: Camera;
  size: Size;
  palette: Palette;
  selected?: number | undefined;
  hovered?: number | undefined;
  /** A connection that is being drawn, in the drawing's own units. */
  thread?: { from: Point; to: Point } | undefined;
}

/** Letters of a label on the map; the rest stands in the panel. */
const longestLabel = 24;
/** Most labels of one picture. */
const mostLabels = 260;

/** Radius of a word in units of the drawing: the more connections, the larger. */
export const radiusOf = (degree: number): number => 7 + Math.min(7, Math.sqrt(degree) * 1.8);

/** Where the handle stands that a connection is drawn from: up and aside of a word, where no label is. */
export function handleAt(word: Point, degree: number): Point {
  const away = radiusOf(degree) * 0.75 + 13;
  return { x: word.x + away, y: word.y - away };
}

/** Draws lines, words and as many labels as have room, the important ones first. */
export function paint(surface: Surface, picture: Picture): void {
  const { nodes, places, degree, camera, size, palette, selected, hovered, thread } = picture;
  const at = new Map<number, Point>();
  for (const [id, place] of places) at.set(id, toScreen(camera, size, place));
  const focus = selected ?? hovered;
  paintLinks(surface, picture, at, focus);
  if (thread) {
    const [from, to] = [toScreen(camera, size, thread.from), toScreen(camera, size, thread.to)];
    surface.line(from, to, { color: palette.accent, width: 2.5, dash: [6, 5], opacity: 1 });
  }
  const scale = Math.min(1.25, Math.max(0.35, camera.scale));
  const seen = nodes.filter(({ id }) => isSeen(at.get(id), size));
  for (const node of seen) {
    const radius = radiusOf(degree.get(node.id) ?? 0) * scale;
    paintWord(surface, node, at.get(node.id) as Point, radius, picture);
  }
  paintLabels(surface, seen, at, scale, picture);
}

const isSeen = (at: Point | undefined, { width, height }: Size): boolean =>
  at !== undefined && at.x > -60 && at.y > -40 && at.x < width + 60 && at.y < height + 40;

function paintLinks(
  surface: Surface,
  { links, palette, size }: Picture,
  at: ReadonlyMap<number, Point>,
  focus: number | undefined,
): void {
  for (const { from, to, kind } of links) {
    const [a, b] = [at.get(from), at.get(to)];
    if (!a || !b) continue;
    // Both ends beyond the same edge: nothing of the line is seen.
    if (Math.max(a.x, b.x) < 0 || Math.max(a.y, b.y) < 0) continue;
    if (Math.min(a.x, b.x) > size.width || Math.min(a.y, b.y) > size.height) continue;
    const isNear = focus === undefined || from === focus || to === focus;
    const { width, dash } = linkStrokes[kind];
    surface.line(a, b, { color: palette.link[kind], width, dash, opacity: isNear ? 0.85 : 0.3 });
  }
}

function paintWord(
  surface: Surface,
  node: MindMapNode,
  at: Point,
  radius: number,
  { palette, selected, degree }: Picture,
): void {
  const standing = standingOf({ level: node.knowledge_level, ignored: node.ignored, translation: '' });
  const { width, dash, double } = edgeStrokes[standing];
  const stroke = { color: palette.edge[standing], width, dash, opacity: 1 };
  // The paper under it hides the lines that end here.
  surface.circle(at, radius, { fill: palette.paper });
  surface.circle(at, radius, { fill: palette.fill[standing], stroke });
  if (double) surface.circle(at, Math.max(radius - 3.5, 1), { stroke });
  if (node.id === selected) {
    const ring = { color: palette.accent, width: 2.5, dash: [], opacity: 1 };
    surface.circle(at, radius + 5, { stroke: ring });
    paintHandle(surface, handleAt(at, degree.get(node.id) ?? 0), palette);
  }
}

/** A plus in a disc. */
function paintHandle(surface: Surface, at: Point, { accent, paper }: Palette): void {
  const sign = { color: paper, width: 2, dash: [], opacity: 1 };
  surface.circle(at, 8, { fill: accent });
  surface.line({ x: at.x - 4, y: at.y }, { x: at.x + 4, y: at.y }, sign);
  surface.line({ x: at.x, y: at.y - 4 }, { x: at.x, y: at.y + 4 }, sign);
}

function paintLabels(
  surface: Surface,
  nodes: readonly MindMapNode[],
  at: ReadonlyMap<number, Point>,
  scale: number,
  { degree, palette, selected, hovered, camera }: Picture,
): void {
  const weight = ({ id, depth }: MindMapNode) =>
    (id === selected ? 1e6 : 0) + (id === hovered ? 1e5 : 0) + (degree.get(id) ?? 0) * 4 - depth * 3;
  const size = camera.scale > 0.9 ? 14 : 12;
  // Where all were asked for alike, none stands out.
  const hasCentre = nodes.some(({ depth }) => depth > 0);
  const taken = new Set<string>();
  let shown = 0;
  for (const node of nodes.toSorted((a, b) => weight(b) - weight(a))) {
    if (shown >= mostLabels) return;
    const place = at.get(node.id) as Point;
    const text = labelOf(node.term);
    const top = place.y + radiusOf(degree.get(node.id) ?? 0) * scale + 3;
    const isChosen = node.id === selected || node.id === hovered;
    const cells = cellsOf({ x: place.x, y: top }, text.length * size * 0.55, size);
    if (!isChosen && cells.some((cell) => taken.has(cell))) continue;
    for (const cell of cells) taken.add(cell);
    shown += 1;
    const look = {
      color: palette.ink,
      halo: palette.paper,
      size,
      bold: isChosen || (hasCentre && node.depth === 0),
    };
    surface.text({ x: place.x, y: top + size }, text, look);
  }
}

const labelOf = (term: string): string => {
  const letters = Array.from(term);
  return letters.length > longestLabel ? `${letters.slice(0, longestLabel - 1).join('')}…` : term;
};

/** Squares of the screen that a label covers. */
function cellsOf(at: Point, width: number, height: number): string[] {
  const [cellWidth, cellHeight] = [24, 15];
  const cells: string[] = [];
  for (let x = Math.floor((at.x - width / 2) / cellWidth); x <= (at.x + width / 2) / cellWidth; x++) {
    for (let y = Math.floor(at.y / cellHeight); y <= (at.y + height) / cellHeight; y++)
      cells.push(`${x} ${y}`);
  }
  return cells;
}
