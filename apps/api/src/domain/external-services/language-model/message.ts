/** A message to the model. */
export interface Message {
  role: 'system' | 'user';
  content: string;
}
