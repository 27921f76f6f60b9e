<?php
/**
 * The cookies that store a visitor's language.
 *
 * @package GlossaLanguageSync
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the language cookies of this site.
 *
 * Polylang names its cookie in PLL_COOKIE, which is false if disabled. WPML's is wp-wpml_current_language; before 4.4
 * it could be _icl_current_language (https://wpml.org/documentation/support/browser-cookies-stored-wpml/).
 *
 * @return array<string, int> Lifetimes in seconds, by name.
 */
function glossa_language_sync_cookies() {
	if ( defined( 'ICL_SITEPRESS_VERSION' ) ) {
		$cookies = array( 'wp-wpml_current_language' => DAY_IN_SECONDS );
		if ( version_compare( constant( 'ICL_SITEPRESS_VERSION' ), '4.4', '<' ) ) {
			$cookies['_icl_current_language'] = DAY_IN_SECONDS;
		}
	} else {
		$name    = defined( 'PLL_COOKIE' ) ? constant( 'PLL_COOKIE' ) : 'pll_language';
		$cookies = $name ? array( $name => (int) apply_filters( 'pll_cookie_expiration', YEAR_IN_SECONDS ) ) : array();
	}

	/**
	 * Filters the language cookies.
	 *
	 * @param array<string, int> $cookies Lifetimes in seconds, by name; 0 for a session cookie.
	 */
	return (array) apply_filters( 'glossa_language_sync_cookies', $cookies );
}

/**
 * Returns whether the cookie needs SameSite=None.
 *
 * Browsers accept a cookie from a cross-site response only with SameSite=None and Secure. Within the same site it is
 * Lax, as Polylang sets it.
 *
 * @return bool
 */
function glossa_language_sync_is_cross_site() {
	if ( ! is_ssl() ) {
		return false;
	}
	$sent = isset( $_SERVER['HTTP_SEC_FETCH_SITE'] ) ? sanitize_key( $_SERVER['HTTP_SEC_FETCH_SITE'] ) : '';
	if ( '' !== $sent ) {
		return 'cross-site' === $sent;
	}
	// For older browsers: identical hosts, or a host and its subdomain, are always the same site.
	$there = (string) wp_parse_url( get_http_origin(), PHP_URL_HOST );
	$here  = (string) wp_parse_url( site_url(), PHP_URL_HOST );
	return $there !== $here && ! str_ends_with( $there, '.' . $here ) && ! str_ends_with( $here, '.' . $there );
}

/**
 * Sets the visitor's language. The cookie has the path and domain of WordPress's own cookies, like Polylang's.
 *
 * @param string $slug This site's code for the language.
 * @return bool False if the site has no language cookie, or headers were already sent.
 */
function glossa_language_sync_set_cookies( $slug ) {
	$cookies = glossa_language_sync_cookies();
	if ( ! $cookies || headers_sent() ) {
		return false;
	}
	foreach ( $cookies as $name => $seconds ) {
		setcookie(
			$name,
			$slug,
			array(
				'expires'  => $seconds ? time() + $seconds : 0,
				'path'     => COOKIEPATH,
				'domain'   => COOKIE_DOMAIN,
				'secure'   => is_ssl(),
				'httponly' => false,
				'samesite' => glossa_language_sync_is_cross_site() ? 'None' : 'Lax',
			)
		);
	}
	return true;
}

/**
 * Returns the language that the visitor has chosen on this site.
 *
 * @return string|null This site's code; null if none was chosen.
 */
function glossa_language_sync_current() {
	foreach ( array_keys( glossa_language_sync_cookies() ) as $name ) {
		$slug = isset( $_COOKIE[ $name ] ) && is_string( $_COOKIE[ $name ] ) ? sanitize_key( wp_unslash( $_COOKIE[ $name ] ) ) : '';
		if ( '' !== $slug ) {
			return glossa_language_sync_find( $slug );
		}
	}
	return null;
}
