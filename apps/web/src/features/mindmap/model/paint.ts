import type { MindMapLink, MindMapNode } from '@glossa/contract/mindmap';

import { levelOfEntry } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';
import { toScreen } from './camera.ts';
import type { Camera, Point, Size } from './camera.ts';
import { findCenter } from './graph.ts';
import { edgeStrokes, linkStrokes } from './palette.ts';
import type { Palette } from './palette.ts';

/**
 * Drawing operations common to canvas and SVG. Shapes of the same style are drawn in one batch, which is much faster.
 */
export interface Surface {
  lines: (segments: readonly (readonly [Point, Point])[], stroke: Stroke) => void;
  circles: (circles: readonly Circle[], style: { fill?: string | undefined; stroke?: Stroke }) => void;
  text: (at: Point, text: string, style: TextStyle) => void;
}

export interface Circle extends Point {
  radius: number;
}

export interface TextStyle {
  color: string;
  /** Color of the outline around the text, so that lines don't run through it. */
  halo: string;
  size: number;
  bold: boolean;
}

export interface Stroke {
  color: string;
  width: number;
  dash: readonly number[];
  opacity: number;
}

/** The input of `paint`. */
export interface Drawing {
  nodes: readonly MindMapNode[];
  links: readonly MindMapLink[];
  positions: ReadonlyMap<number, Point>;
  degree: ReadonlyMap<number, number>;
  camera: Camera;
  size: Size;
  palette: Palette;
  selected?: number | undefined;
  hovered?: number | undefined;
  /** Whether the map is moving, so that slow details can wait. */
  inMotion?: boolean | undefined;
  /** A connection being drawn, in units of the drawing. */
  newLink?: { from: Point; to: Point } | undefined;
}

/** Maximum number of characters in a label on the map; the panel shows the whole word. */
const maxLabelLength = 24;
/** Maximum number of labels per drawing. */
const maxLabels = 200;
/** Maximum number of labels while the map is moving. */
const maxLabelsInMotion = 40;

/** Returns the radius of a word in units of the drawing; it grows with the number of connections. */
export const wordRadius = (degree: number): number => 7 + Math.min(7, Math.sqrt(degree) * 1.8);

/** Returns the scale of words: smaller when zoomed out, within limits. */
export const wordScale = ({ scale }: Camera): number => Math.min(1.25, Math.max(0.22, scale));

/** Returns the position of the handle for drawing a connection: above and to the side of a word, clear of labels. */
export function handlePosition(word: Point, degree: number): Point {
  const offset = wordRadius(degree) * 0.75 + 13;
  return { x: word.x + offset, y: word.y - offset };
}

/** Draws lines, words, and as many labels as fit, most important first. */
export function paint(surface: Surface, drawing: Drawing): void {
  const { nodes, positions, degree, camera, size, palette, selected, hovered, newLink } = drawing;
  const at = new Map<number, Point>();
  for (const [id, position] of positions) at.set(id, toScreen(camera, size, position));
  paintLinks(surface, drawing, at, selected ?? hovered ?? findCenter(nodes)?.id);
  if (newLink) {
    const ends = [toScreen(camera, size, newLink.from), toScreen(camera, size, newLink.to)] as const;
    surface.lines([ends], { color: palette.accent, width: 2.5, dash: [6, 5], opacity: 1 });
  }
  const scale = wordScale(camera);
  const visible = nodes.filter(({ id }) => isVisible(at.get(id), size));
  const toCircle = ({ id }: MindMapNode): Circle => ({
    ...(at.get(id) as Point),
    radius: wordRadius(degree.get(id) ?? 0) * scale,
  });
  // When zoomed out or in motion, dashes are hardly visible but slow to draw.
  const plain = nodes.length > 300 && (drawing.inMotion === true || camera.scale < 0.5);
  paintWords(surface, byWordLevel(visible), toCircle, {
    palette,
    plain,
    strokeScale: Math.min(1, scale * 1.4),
  });
  const selectedNode = visible.find(({ id }) => id === selected);
  if (selectedNode)
    paintSelection(surface, toCircle(selectedNode), degree.get(selectedNode.id) ?? 0, palette);
  paintLabels(surface, visible, at, scale, drawing);
}

function byWordLevel(nodes: readonly MindMapNode[]): ReadonlyMap<WordLevel, readonly MindMapNode[]> {
  const groups = new Map<WordLevel, MindMapNode[]>();
  for (const node of nodes) {
    const level = levelOfEntry(node);
    const group = groups.get(level);
    if (group) group.push(node);
    else groups.set(level, [node]);
  }
  return groups;
}

const isVisible = (at: Point | undefined, { width, height }: Size): boolean =>
  at !== undefined && at.x > -60 && at.y > -40 && at.x < width + 60 && at.y < height + 40;

function paintLinks(
  surface: Surface,
  { links, palette, size, camera, inMotion }: Drawing,
  at: ReadonlyMap<number, Point>,
  focus: number | undefined,
): void {
  const nearLines = new Map<MindMapLink['kind'], [Point, Point][]>();
  const farLines = new Map<MindMapLink['kind'], [Point, Point][]>();
  for (const { from, to, kind } of links) {
    const [a, b] = [at.get(from), at.get(to)];
    if (!a || !b) continue;
    // If both ends are beyond the same edge, the line is invisible.
    if (Math.max(a.x, b.x) < 0 || Math.max(a.y, b.y) < 0) continue;
    if (Math.min(a.x, b.x) > size.width || Math.min(a.y, b.y) > size.height) continue;
    const lines = focus === undefined || from === focus || to === focus ? nearLines : farLines;
    const group = lines.get(kind);
    if (group) group.push([a, b]);
    else lines.set(kind, [[a, b]]);
  }
  const plain = links.length > 500 && (inMotion === true || camera.scale < 0.5);
  for (const [lines, opacity] of [
    [farLines, 0.3],
    [nearLines, 0.85],
  ] as const) {
    for (const [kind, segments] of lines) {
      const { width, dash } = linkStrokes[kind];
      const style = plain ? { width: Math.max(width * camera.scale, 0.5), dash: [] } : { width, dash };
      surface.lines(segments, { color: palette.link[kind], ...style, opacity });
    }
  }
}

function paintWords(
  surface: Surface,
  groups: ReadonlyMap<WordLevel, readonly MindMapNode[]>,
  circleOf: (node: MindMapNode) => Circle,
  { palette, plain, strokeScale }: { palette: Palette; plain: boolean; strokeScale: number },
): void {
  for (const [level, words] of groups) {
    const { width, dash, double } = edgeStrokes[level];
    const circles = words.map(circleOf);
    const stroke = {
      color: palette.edge[level],
      width: width * strokeScale,
      dash: plain ? [] : dash,
      opacity: 1,
    };
    surface.circles(circles, { fill: palette.fill[level], stroke });
    if (double && !plain) {
      const inner = circles.map((circle) => ({ ...circle, radius: Math.max(circle.radius - 3.5, 1) }));
      surface.circles(inner, { stroke });
    }
  }
}

/** Draws the ring around the selected word, and its handle. */
function paintSelection(surface: Surface, word: Circle, degree: number, palette: Palette): void {
  const ring = { color: palette.accent, width: 2.5, dash: [], opacity: 1 };
  surface.circles([{ ...word, radius: word.radius + 5 }], { stroke: ring });
  paintHandle(surface, handlePosition(word, degree), palette);
}

/** Draws a plus in a disc. */
function paintHandle(surface: Surface, at: Point, { accent, paper }: Palette): void {
  const stroke = { color: paper, width: 2, dash: [], opacity: 1 };
  surface.circles([{ ...at, radius: 8 }], { fill: accent });
  surface.lines(
    [
      [
        { x: at.x - 4, y: at.y },
        { x: at.x + 4, y: at.y },
      ],
      [
        { x: at.x, y: at.y - 4 },
        { x: at.x, y: at.y + 4 },
      ],
    ],
    stroke,
  );
}

function paintLabels(
  surface: Surface,
  nodes: readonly MindMapNode[],
  at: ReadonlyMap<number, Point>,
  scale: number,
  { degree, palette, selected, hovered, camera, inMotion }: Drawing,
): void {
  const weight = ({ id, depth }: MindMapNode) =>
    (id === selected ? 1e6 : 0) + (id === hovered ? 1e5 : 0) + (degree.get(id) ?? 0) * 4 - depth * 3;
  const size = camera.scale > 0.9 ? 14 : 12;
  // If all words have the same depth, none is highlighted as the center.
  const hasCenter = nodes.some(({ depth }) => depth > 0);
  const center = findCenter(nodes);
  const occupied = new Set<string>();
  const limit = inMotion ? maxLabelsInMotion : maxLabels;
  let labelCount = 0;
  for (const node of nodes.toSorted((a, b) => weight(b) - weight(a))) {
    if (labelCount >= limit) return;
    const position = at.get(node.id) as Point;
    const text = truncateLabel(node.term);
    const top = position.y + wordRadius(degree.get(node.id) ?? 0) * scale + 3;
    const isHighlighted = node.id === selected || node.id === hovered;
    const isCenter = node === center;
    const height = isCenter ? size + 3 : size;
    const cells = coveredCells({ x: position.x, y: top }, text.length * height * 0.55, height);
    if (!isHighlighted && cells.some((cell) => occupied.has(cell))) continue;
    for (const cell of cells) occupied.add(cell);
    labelCount += 1;
    const style = {
      // Words farther from the center are muted.
      color: center && node.depth > 1 && !isHighlighted ? palette.muted : palette.ink,
      halo: palette.paper,
      size: height,
      bold: isHighlighted || (hasCenter && node.depth === 0),
    };
    surface.text({ x: position.x, y: top + height }, text, style);
  }
}

/** Shortens a word to the maximum label length. */
export const truncateLabel = (term: string): string => {
  const characters = Array.from(term);
  return characters.length > maxLabelLength ? `${characters.slice(0, maxLabelLength - 1).join('')}…` : term;
};

/** Returns the grid cells of the screen that a label covers. */
function coveredCells(at: Point, width: number, height: number): string[] {
  const [cellWidth, cellHeight] = [24, 15];
  const cells: string[] = [];
  for (let x = Math.floor((at.x - width / 2) / cellWidth); x <= (at.x + width / 2) / cellWidth; x++) {
    for (let y = Math.floor(at.y / cellHeight); y <= (at.y + height) / cellHeight; y++)
      cells.push(`${x} ${y}`);
  }
  return cells;
}
