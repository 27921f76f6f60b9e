import { letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

export const welcomeMail = (to: string, publicUrl: string): Mail =>
  letter(to, 'Welcome to Glossa', [
    'your account has been made. You can sign in here:',
    `${publicUrl}/login`,
    'If it was not you who registered, you need not do anything: without your password nobody can use this address.',
  ]);

export const knownAddressMail = (to: string, publicUrl: string): Mail =>
  letter(to, 'You already have a Glossa account', [
    'someone has just tried to register at Glossa with this address, but you already have an account. Sign in here:',
    `${publicUrl}/login`,
    'If you have forgotten your password, set a new one here:',
    `${publicUrl}/forgot-password`,
    'If it was not you, you need not do anything: your account has not been changed.',
  ]);

export const resetMail = (to: string, publicUrl: string, token: string): Mail =>
  letter(to, 'Set a new password for Glossa', [
    'someone has asked for a new password for your account. Choose it here within 30 minutes; the link works once:',
    `${publicUrl}/reset-password?token=${token}`,
    'If it was not you, you need not do anything: your password stays as it is.',
  ]);

export const passwordResetMail = (to: string, publicUrl: string): Mail =>
  letter(to, 'Your Glossa password has been reset', [
    'a new password has been set for your account by a link sent to this address. All your sessions have been ended and all your personal access tokens revoked.',
    'If it was not you, set another password at once, and check who can read your mail:',
    `${publicUrl}/forgot-password`,
  ]);

export const passwordChangedMail = (to: string, publicUrl: string): Mail =>
  letter(to, 'Your Glossa password has been changed', [
    'the password of your account has been changed, and your other sessions have been ended. Personal access tokens still work; you can revoke them in the settings.',
    'If it was not you, set another password at once:',
    `${publicUrl}/forgot-password`,
  ]);
