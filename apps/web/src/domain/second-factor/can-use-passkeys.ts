/** Returns whether the browser can use passkeys here. None can at an IP address. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);
