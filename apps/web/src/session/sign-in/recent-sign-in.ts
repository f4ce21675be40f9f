import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { isHTTPError } from 'ky';
import { signInQuestion } from './sign-in-question.ts';

/** The patient was asked to sign in again and would rather not. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

/** Does what asks for a recent sign-in: where it is too long ago the patient signs in again, and it is done once more. */
export async function withRecentSignIn<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!needsRecentSignIn(error)) throw error;
    if (!(await ask())) throw new NotConfirmed();
    return act();
  }
}

function ask(): Promise<boolean> {
  signInQuestion.getState().settle?.(false);
  return new Promise((resolve) => {
    const settle = (isConfirmed: boolean) => {
      signInQuestion.setState({}, true);
      resolve(isConfirmed);
    };
    signInQuestion.setState({ settle });
  });
}

function needsRecentSignIn(error: unknown): boolean {
  const code = error instanceof RecordsRefusal ? error.code : findProblemCode(error);
  return code === 'recent_sign_in_needed';
}

function findProblemCode(error: unknown): unknown {
  if (!isHTTPError(error)) return undefined;
  return (error.data as { code?: unknown } | undefined)?.code;
}
