/** A message of a conversation with the model, as in OpenAI's API. */
export interface Message {
  role: 'system' | 'user';
  content: string;
}
