import { orderName } from '@glossa/contract/order-name';
import { fillWatermark } from '@glossa/protection/watermarks/fill-watermark';
import type { Watermark } from '@glossa/protection/watermarks/watermark';

/** Watermark template used if the shop's settings have none. */
const defaultTemplate = '{buyer} · {order}';

/** Data for a copy's watermark. */
export interface WatermarkData {
  /** Template, such as `{buyer} · {order}`; the default is used if it is empty. */
  watermark: string;
  orderId: string;
  number: number | null;
  buyer: string;
  email: string;
  /** Date of the order. */
  date: Date;
}

/** Returns the watermark of a copy: its buyer and order. */
export function buildWatermark({ watermark, orderId, number, buyer, email, date }: WatermarkData): Watermark {
  const order = orderName({ id: orderId, number });
  return { line: fillWatermark(watermark.trim() || defaultTemplate, { buyer, email, order, date }), order };
}
