import * as z from 'zod';

/** Environment variable that decides whether email addresses have to be confirmed. */
export const emailVerificationVariables = {
  EMAIL_VERIFICATION: z.enum(['auto', 'required', 'off']).default('auto'),
};
const Variables = z.object(emailVerificationVariables);

/** Whether email addresses have to be confirmed. */
export interface EmailVerificationPolicy {
  /** Whether users need a confirmed address to buy something, have a role or invite others. */
  isRequired: boolean;
}

/** Returns the policy. `auto` requires confirmation if a mail server is configured. */
export const toEmailVerificationPolicy = (
  env: z.output<typeof Variables> & { SMTP_URL?: string | undefined },
): EmailVerificationPolicy => ({
  isRequired:
    env.EMAIL_VERIFICATION === 'required' ||
    (env.EMAIL_VERIFICATION === 'auto' && env.SMTP_URL !== undefined),
});
