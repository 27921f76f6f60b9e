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
    lines: (segments, { color, width, dash, opacity }) => {
      context.globalAlpha = opacity;
      stroke(color, width, dash);
      context.beginPath();
      for (const [from, to] of segments) {
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

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const formatNumber = (value: number): string => String(Math.round(value * 10) / 10);
const dashed = (dash: readonly number[]): string =>
  dash.length > 0 ? ` stroke-dasharray="${dash.join(' ')}"` : '';

/** Collects a drawing as SVG; `finish` returns its source. */
export function svgSurface({
  width,
  height,
  paper,
  font,
}: {
  width: number;
  height: number;
  paper: string;
  font: string;
}): Surface & { finish: () => string } {
  const shapes: string[] = [];
  return {
    lines: (segments, { color, width: strokeWidth, dash, opacity }) => {
      const path = segments
        .map(
          ([from, to]) =>
            `M${formatNumber(from.x)} ${formatNumber(from.y)}L${formatNumber(to.x)} ${formatNumber(to.y)}`,
        )
        .join('');
      shapes.push(
        `<path d="${path}" fill="none" stroke="${color}" stroke-width="${strokeWidth}" opacity="${opacity}"${dashed(dash)}/>`,
      );
    },
    circles: (circles, { fill, stroke }) => {
      const edge = stroke
        ? ` stroke="${stroke.color}" stroke-width="${stroke.width}"${dashed(stroke.dash)}`
        : '';
      for (const { x, y, radius } of circles) {
        shapes.push(
          `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(radius)}" fill="${fill ?? 'none'}"${edge}/>`,
        );
      }
    },
    text: ({ x, y }, text, { color, halo, size, bold }) => {
      const style = `font-size="${size}" font-weight="${bold ? 600 : 400}" fill="${color}"`;
      const outline = `stroke="${halo}" stroke-width="3" paint-order="stroke"`;
      shapes.push(
        `<text x="${formatNumber(x)}" y="${formatNumber(y)}" ${style} ${outline}>${escapeXml(text)}</text>`,
      );
    },
    finish: () =>
      [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
        ` font-family="${escapeXml(font)}" text-anchor="middle">`,
        `<rect width="${width}" height="${height}" fill="${paper}"/>`,
        ...shapes,
        '</svg>\n',
      ].join(''),
  };
}
