<?php
/**
 * The cookies in which a visitor's language is kept.
 *
 * @package GlossaLanguageSync
 */

defined( 'ABSPATH' ) || exit;

/**
 * The language cookies of this site.
 *
 * Polylang names its cookie in PLL_COOKIE, false where it is turned off. WPML's is wp-wpml_current_language; before 4.4
 * it could be _icl_current_language (https://wpml.org/documentation/support/browser-cookies-stored-wpml/).
 *
 * @return array<string, int> Seconds that they last, by name.
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
	 * @param array<string, int> $cookies Seconds that they last, by name; 0 for as long as the browser is open.
	 */
	return (array) apply_filters( 'glossa_language_sync_cookies', $cookies );
}

/**
 * Whether a cookie has to say that pages of other sites may send it.
 *
 * Browsers keep a cookie that comes with an answer to a page of another site only with SameSite=None, and that only
 * with Secure. What belongs to the same site gets Lax, as Polylang sets it.
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
	// An older browser: the same host, or one below the other, is the same site for sure.
	$there = (string) wp_parse_url( get_http_origin(), PHP_URL_HOST );
	$here  = (string) wp_parse_url( site_url(), PHP_URL_HOST );
	return $there !== $here && ! str_ends_with( $there, '.' . $here ) && ! str_ends_with( $here, '.' . $there );
}

/**
 * Sets the language of the visitor. The place of the cookie is that of WordPress's own cookies, as Polylang's is.
 *
 * @param string $slug A code of this site.
 * @return bool False where the site keeps no language cookie, or an answer has begun already.
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
 * The language that the visitor has chosen on this site.
 *
 * @return string|null A code of this site; null where none was chosen.
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
