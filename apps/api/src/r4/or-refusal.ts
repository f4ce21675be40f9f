import { Refusal } from '../http/refusal.ts';

/** A refusal as an answer. @throws whatever else went wrong */
export async function orRefusal<Result>(work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
