import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';
import type { Simulation, SimulationNodeDatum } from 'd3-force';
import type { MindMapLink, MindMapNode } from '@glossa/contract/mindmap';

import type { Point } from './camera.ts';

/** A word in the drawing. Its position is fixed while `fx` and `fy` are numbers. */
export interface PositionedWord extends SimulationNodeDatum {
  id: number;
  x: number;
  y: number;
}

type Edge = { source: number; target: number };

/** Initial angle between consecutive words; the golden angle keeps them from falling on one line. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const distances = { family: 60, synonym: 70, antonym: 90, related: 80, met_together: 100 } as const;

/**
 * Force-directed layout: pulls connected words together and pushes others apart. The same words always get the same
 * positions. Words with a saved position stay there. Words in `rememberedPositions` are fixed until all other words have
 * settled.
 */
export class Layout {
  readonly positions: ReadonlyMap<number, PositionedWord>;
  readonly #simulation: Simulation<PositionedWord, undefined>;
  readonly #remembered: PositionedWord[] = [];

  constructor(
    nodes: readonly MindMapNode[],
    links: readonly MindMapLink[],
    rememberedPositions: ReadonlyMap<number, Point> = new Map(),
  ) {
    const neighbors = neighborsByWord(links);
    const positions = new Map<number, PositionedWord>();
    for (const [index, { id, x, y }] of nodes.entries()) {
      const savedPosition = x !== null && y !== null ? { x, y } : undefined;
      const knownPosition = savedPosition ?? rememberedPositions.get(id);
      const neighbor = neighbors.get(id)?.find((other) => positions.has(other));
      const start =
        knownPosition ?? spiralPosition(index, neighbor === undefined ? undefined : positions.get(neighbor));
      const word: PositionedWord = { id, ...start };
      if (savedPosition) Object.assign(word, { fx: savedPosition.x, fy: savedPosition.y });
      else if (knownPosition) {
        Object.assign(word, { fx: knownPosition.x, fy: knownPosition.y });
        this.#remembered.push(word);
      }
      positions.set(id, word);
    }
    this.positions = positions;
    const hasFreeWords = [...positions.values()].some(({ fx }) => fx == null);
    const edges = links.map(({ from, to, kind }) => ({ source: from, target: to, kind }));
    this.#simulation = forceSimulation([...positions.values()])
      .stop()
      .alpha(hasFreeWords ? 1 : 0)
      .alphaDecay(nodes.length > 500 ? 0.035 : 0.0228)
      .velocityDecay(0.45)
      .force(
        'link',
        forceLink<PositionedWord, Edge & { kind: keyof typeof distances }>(edges)
          .id(({ id }) => id)
          .distance(({ kind }) => distances[kind]),
      )
      .force('charge', forceManyBody<PositionedWord>().strength(-160).theta(1).distanceMax(600))
      .force('collide', forceCollide<PositionedWord>(24).iterations(1))
      .force('x', forceX<PositionedWord>(0).strength(0.045))
      .force('y', forceY<PositionedWord>(0).strength(0.06));
    if (!hasFreeWords) this.#release();
  }

  /** Whether the layout has settled. */
  get isSettled(): boolean {
    return this.#simulation.alpha() < this.#simulation.alphaMin();
  }

  /** Runs the simulation for `milliseconds`, at least one step. */
  run(milliseconds: number): void {
    const end = performance.now() + milliseconds;
    while (!this.isSettled) {
      this.#simulation.tick();
      if (performance.now() >= end) break;
    }
    if (this.isSettled) this.#release();
  }

  /** Returns the word nearest to a point, within a radius. */
  find({ x, y }: Point, radius: number): PositionedWord | undefined {
    return this.#simulation.find(x, y, radius);
  }

  /** Moves a word and fixes its position. */
  move(id: number, { x, y }: Point): void {
    const word = this.positions.get(id);
    if (word) Object.assign(word, { x, y, fx: x, fy: y, vx: 0, vy: 0 });
  }

  #release(): void {
    for (const word of this.#remembered) Object.assign(word, { fx: null, fy: null });
    this.#remembered.length = 0;
  }
}

function neighborsByWord(links: readonly MindMapLink[]): Map<number, number[]> {
  const neighbors = new Map<number, number[]>();
  for (const { from, to } of links) {
    neighbors.set(from, [...(neighbors.get(from) ?? []), to]);
    neighbors.set(to, [...(neighbors.get(to) ?? []), from]);
  }
  return neighbors;
}

/**
 * Returns a deterministic initial position that depends only on the word's index: around its neighbor, or the center.
 */
function spiralPosition(index: number, center: Point | undefined): Point {
  const radius = center ? 50 : 14 * Math.sqrt(index + 0.5);
  const angle = index * goldenAngle;
  return { x: (center?.x ?? 0) + radius * Math.cos(angle), y: (center?.y ?? 0) + radius * Math.sin(angle) };
}
