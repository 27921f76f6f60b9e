import type { Surface } from './paint.ts';

/** Draws on a canvas in CSS pixels. `direction` is the text direction of the words. */
export function canvasSurface(
  context: CanvasRenderingContext2D,
  { font, direction }: { font: string; direction: 'ltr' | 'rtl' },
): Surface {
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.direction = direction;
  const stroke = (color: string, width: number, dash: readonly number[]) => {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.setLineDash(dash as number[]);
  };
  return {
    lines: (ends, { color, width, dash, opacity }) => {
      context.globalAlpha = opacity;
      stroke(color, width, dash);
      context.beginPath();
      for (const [from, to] of ends) {
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
      }
      context.stroke();
      context.globalAlpha = 1;
    },
    circles: (circles, { fill, stroke: edge }) => {
      context.beginPath();
      for (const { x, y, radius } of circles) {
        context.moveTo(x + radius, y);
        context.arc(x, y, radius, 0, 2 * Math.PI);
      }
      if (fill) {
        context.fillStyle = fill;
        context.fill();
      }
      if (edge) {
        stroke(edge.color, edge.width, edge.dash);
        context.stroke();
      }
    },
    text: ({ x, y }, text, { color, halo, size, bold }) => {
      context.font = `${bold ? 600 : 400} ${size}px ${font}`;
      stroke(halo, 3, []);
      context.strokeText(text, x, y);
      context.fillStyle = color;
      context.fillText(text, x, y);
    },
  };
}
