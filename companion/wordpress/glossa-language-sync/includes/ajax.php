<?php
/**
 * Handles Glossa's requests to admin-ajax.php.
 *
 * Glossa's page has no nonce for this site. The origin is checked instead: browsers send it with every cross-origin
 * request, and pages can't forge it. All that these actions can do is set or read a visitor's language.
 *
 * @package GlossaLanguageSync
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'glossa_language_sync_prepare' );
add_filter( 'allowed_http_origins', 'glossa_language_sync_allow_origins' );
foreach ( array( 'wp_ajax_', 'wp_ajax_nopriv_' ) as $glossa_language_sync_prefix ) {
	add_action( $glossa_language_sync_prefix . 'sync_language', 'glossa_language_sync_handle_set' );
	add_action( $glossa_language_sync_prefix . 'glossa_language', 'glossa_language_sync_handle_current' );
}

/**
 * Returns whether the request is for one of this plugin's actions. Other actions stay blocked for other origins.
 *
 * @return bool
 */
function glossa_language_sync_is_own_request() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The origin is checked instead.
	$action = isset( $_REQUEST['action'] ) && is_string( $_REQUEST['action'] ) ? sanitize_key( $_REQUEST['action'] ) : '';
	return wp_doing_ajax() && in_array( $action, array( 'sync_language', 'glossa_language' ), true );
}

/**
 * Makes WordPress send Access-Control-Allow-Origin and -Credentials to allowed origins for this plugin's actions.
 *
 * @param string[] $origins Origins that WordPress allows.
 * @return string[]
 */
function glossa_language_sync_allow_origins( $origins ) {
	return glossa_language_sync_is_own_request() ? array_merge( $origins, glossa_language_sync_origins() ) : $origins;
}

/**
 * Sends the headers that WordPress omits, before it responds to a preflight. A preflight has no body, so the action
 * must be in the URL (admin-ajax.php?action=sync_language).
 */
function glossa_language_sync_prepare() {
	if ( ! glossa_language_sync_is_own_request() ) {
		return;
	}
	header( 'Vary: Origin', false );
	$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
	if ( 'options' === $method && glossa_language_sync_is_allowed() ) {
		header( 'Access-Control-Allow-Methods: POST' );
		header( 'Access-Control-Allow-Headers: Content-Type, X-Requested-With' );
		header( 'Access-Control-Max-Age: 600' );
	}
}

/**
 * Rejects requests that aren't a POST from an allowed origin.
 */
function glossa_language_sync_check() {
	if ( ! glossa_language_sync_is_allowed() ) {
		wp_send_json_error( __( 'This origin is not allowed. Add it under Settings, Glossa Language Sync.', 'glossa-language-sync' ), 403 );
	}
	$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
	if ( 'post' !== $method ) {
		wp_send_json_error( __( 'Use POST.', 'glossa-language-sync' ), 405 );
	}
}

/**
 * Handles action=sync_language: sets the language from the form field lang.
 */
function glossa_language_sync_handle_set() {
	glossa_language_sync_check();
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- The origin is checked instead.
	$code = isset( $_POST['lang'] ) && is_string( $_POST['lang'] ) ? strtolower( sanitize_text_field( wp_unslash( $_POST['lang'] ) ) ) : '';
	if ( '' === $code ) {
		wp_send_json_error( __( 'No language was given.', 'glossa-language-sync' ), 400 );
	}
	if ( ! preg_match( '/^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/', $code ) ) {
		wp_send_json_error( __( 'This is not a language code.', 'glossa-language-sync' ), 400 );
	}
	$slug = glossa_language_sync_find( str_replace( '_', '-', $code ) );
	if ( null === $slug ) {
		/* translators: %s: language code. */
		wp_send_json_error( sprintf( __( 'This site is not available in %s.', 'glossa-language-sync' ), $code ), 400 );
	}
	if ( ! glossa_language_sync_set_cookies( $slug ) ) {
		wp_send_json_error( __( 'This site has no language cookie.', 'glossa-language-sync' ), 409 );
	}

	/**
	 * Fires after Glossa has set a visitor's language.
	 *
	 * @param string $slug This site's code for the language.
	 * @param string $code The code that Glossa sent.
	 */
	do_action( 'glossa_language_sync_set', $slug, $code );

	$languages = glossa_language_sync_languages();
	wp_send_json_success(
		array(
			/* translators: %s: name of a language. */
			'message' => sprintf( __( 'Language set to %s.', 'glossa-language-sync' ), $languages[ $slug ] ),
			'lang'    => glossa_language_sync_code( $slug ),
			'slug'    => $slug,
		)
	);
}

/**
 * Handles action=glossa_language: returns the visitor's language, for when Glossa can't read the cookie.
 */
function glossa_language_sync_handle_current() {
	glossa_language_sync_check();
	$slug      = glossa_language_sync_current();
	$languages = glossa_language_sync_languages();
	wp_send_json_success(
		array(
			'message' => null === $slug
				? __( 'No language has been chosen on this site.', 'glossa-language-sync' )
				/* translators: %s: name of a language. */
				: sprintf( __( 'The language is %s.', 'glossa-language-sync' ), $languages[ $slug ] ),
			'lang'    => null === $slug ? null : glossa_language_sync_code( $slug ),
			'slug'    => $slug,
		)
	);
}
