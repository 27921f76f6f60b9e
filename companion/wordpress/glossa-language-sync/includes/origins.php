<?php
/**
 * The origins that may set and read a visitor's language.
 *
 * @package GlossaLanguageSync
 */

defined( 'ABSPATH' ) || exit;

/** Option name of the list of origins. */
const GLOSSA_LANGUAGE_SYNC_OPTION = 'glossa_language_sync_origins';

/**
 * Normalizes an origin to the form in which browsers send it.
 *
 * @param mixed $origin Scheme, host and port, such as https://learn.example.org.
 * @return string The origin, or '' if it isn't valid, such as a URL with a path, a wildcard or 'null'.
 */
function glossa_language_sync_normalize_origin( $origin ) {
	if ( ! is_string( $origin ) ) {
		return '';
	}
	$origin = strtolower( preg_replace( '#/$#', '', trim( $origin ) ) );
	if ( ! preg_match( '#^(https?)://([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$#', $origin, $parts ) ) {
		return '';
	}
	// Browsers omit the default port.
	$usual = 'https' === $parts[1] ? '443' : '80';
	$port  = isset( $parts[3] ) && $usual !== $parts[3] ? ':' . (int) $parts[3] : '';
	return $parts[1] . '://' . $parts[2] . $port;
}

/**
 * Normalizes a list of origins, dropping invalid ones.
 *
 * @param mixed $origins A list, or text with the origins separated by spaces, commas or line breaks.
 * @return string[]
 */
function glossa_language_sync_normalize_origins( $origins ) {
	if ( is_string( $origins ) ) {
		$origins = preg_split( '/[\s,]+/', $origins );
	}
	return array_values( array_unique( array_filter( array_map( 'glossa_language_sync_normalize_origin', (array) $origins ) ) ) );
}

/**
 * Returns the allowed origins: from the constant if it is defined, else from the settings page.
 *
 * @return string[]
 */
function glossa_language_sync_origins() {
	$origins = defined( 'GLOSSA_LANGUAGE_SYNC_ORIGINS' )
		? constant( 'GLOSSA_LANGUAGE_SYNC_ORIGINS' )
		: get_option( GLOSSA_LANGUAGE_SYNC_OPTION, array() );

	/**
	 * Filters the origins that may set and read a visitor's language.
	 *
	 * @param string[] $origins Exact origins, such as https://learn.example.org.
	 */
	$origins = apply_filters( 'glossa_language_sync_origins', glossa_language_sync_normalize_origins( $origins ) );
	return glossa_language_sync_normalize_origins( $origins );
}

/**
 * Returns whether the request comes from an allowed origin or from this site itself.
 *
 * @return bool False without an origin: browsers always send one with cross-origin requests.
 */
function glossa_language_sync_is_allowed() {
	$origin = get_http_origin();
	$own    = glossa_language_sync_normalize_origins( array( glossa_language_sync_origin_of( home_url() ), glossa_language_sync_origin_of( site_url() ) ) );
	return '' !== $origin && in_array( $origin, array_merge( glossa_language_sync_origins(), $own ), true );
}

/**
 * Returns the origin of a URL.
 *
 * @param string $url A URL of this site.
 * @return string
 */
function glossa_language_sync_origin_of( $url ) {
	$parts = wp_parse_url( $url );
	$port  = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return $parts['scheme'] . '://' . $parts['host'] . $port;
}
