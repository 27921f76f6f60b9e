import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';
import type { Simulation, SimulationNodeDatum } from 'd3-force';
import type { MindMapLink, MindMapNode } from '@glossa/contract/mindmap';

import type { Point } from './camera.ts';

/** A word in the drawing. Its position is fixed while `fx` and `fy` are numbers. */
export interface Placed extends SimulationNodeDatum {
  id: number;
  x: number;
  y: number;
}

type Edge = { source: number; target: number };

/** Initial angle between consecutive words; the golden angle keeps them from falling on one line. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const distances = { family: 60, synonym: 70, antonym: 90, related: 80, met_together: 100 } as const;

/**
 * Force-directed layout: connected words are close, others apart. The same words always get the same positions. Words
 * with their own position stay there. `remembered` words are fixed until all other words have settled.
 */
export class Layout {
  readonly places: ReadonlyMap<number, Placed>;
  readonly #simulation: Simulation<Placed, undefined>;
  readonly #held: Placed[] = [];

  constructor(
    nodes: readonly MindMapNode[],
    links: readonly MindMapLink[],
    remembered: ReadonlyMap<number, Point> = new Map(),
  ) {
    const near = neighbours(links);
    const places = new Map<number, Placed>();
    for (const [index, { id, x, y }] of nodes.entries()) {
      const own = x !== null && y !== null ? { x, y } : undefined;
      const kept = own ?? remembered.get(id);
      const beside = near.get(id)?.find((other) => places.has(other));
      const start = kept ?? spiral(index, beside === undefined ? undefined : places.get(beside));
      const placed: Placed = { id, ...start };
      if (own) Object.assign(placed, { fx: own.x, fy: own.y });
      else if (kept) {
        Object.assign(placed, { fx: kept.x, fy: kept.y });
        this.#held.push(placed);
      }
      places.set(id, placed);
    }
    this.places = places;
    const loose = [...places.values()].some(({ fx }) => fx == null);
    const edges = links.map(({ from, to, kind }) => ({ source: from, target: to, kind }));
    this.#simulation = forceSimulation([...places.values()])
      .stop()
      .alpha(loose ? 1 : 0)
      .alphaDecay(nodes.length > 500 ? 0.035 : 0.0228)
      .velocityDecay(0.45)
      .force(
        'link',
        forceLink<Placed, Edge & { kind: keyof typeof distances }>(edges)
          .id(({ id }) => id)
          .distance(({ kind }) => distances[kind]),
      )
      .force('apart', forceManyBody<Placed>().strength(-160).theta(1).distanceMax(600))
      .force('room', forceCollide<Placed>(24).iterations(1))
      .force('x', forceX<Placed>(0).strength(0.045))
      .force('y', forceY<Placed>(0).strength(0.06));
    if (!loose) this.#release();
  }

  /** Whether the layout has settled. */
  get settled(): boolean {
    return this.#simulation.alpha() < this.#simulation.alphaMin();
  }

  /** Runs for some milliseconds, at least one step. */
  run(milliseconds: number): void {
    const end = performance.now() + milliseconds;
    while (!this.settled) {
      this.#simulation.tick();
      if (performance.now() >= end) break;
    }
    if (this.settled) this.#release();
  }

  /** Returns the word nearest to a point, within a radius. */
  find({ x, y }: Point, radius: number): Placed | undefined {
    return this.#simulation.find(x, y, radius);
  }

  /** Moves a word and fixes its position. */
  place(id: number, { x, y }: Point): void {
    const placed = this.places.get(id);
    if (placed) Object.assign(placed, { x, y, fx: x, fy: y, vx: 0, vy: 0 });
  }

  #release(): void {
    for (const placed of this.#held) Object.assign(placed, { fx: null, fy: null });
    this.#held.length = 0;
  }
}

function neighbours(links: readonly MindMapLink[]): Map<number, number[]> {
  const near = new Map<number, number[]>();
  for (const { from, to } of links) {
    near.set(from, [...(near.get(from) ?? []), to]);
    near.set(to, [...(near.get(to) ?? []), from]);
  }
  return near;
}

/**
 * Returns a deterministic initial position that depends only on the word's index: around its neighbor, or the center.
 */
function spiral(index: number, around: Point | undefined): Point {
  const radius = around ? 50 : 14 * Math.sqrt(index + 0.5);
  const angle = index * goldenAngle;
  return { x: (around?.x ?? 0) + radius * Math.cos(angle), y: (around?.y ?? 0) + radius * Math.sin(angle) };
}
