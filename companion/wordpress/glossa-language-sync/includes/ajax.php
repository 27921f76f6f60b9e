<?php
/**
 * What admin-ajax.php answers to Glossa.
 *
 * Glossa's page has no nonce of this site. Instead the origin is checked, which browsers send with every request of
 * another site and which no page can forge; all that can be done here is to set or read a visitor's language.
 *
 * @package GlossaLanguageSync
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'glossa_language_sync_prepare' );
add_filter( 'allowed_http_origins', 'glossa_language_sync_allow_origins' );
foreach ( array( 'wp_ajax_', 'wp_ajax_nopriv_' ) as $glossa_language_sync_prefix ) {
	add_action( $glossa_language_sync_prefix . 'sync_language', 'glossa_language_sync_answer_set' );
	add_action( $glossa_language_sync_prefix . 'glossa_language', 'glossa_language_sync_answer_current' );
}

/**
 * Whether the request is one of ours. No other action of the site is opened to other origins.
 *
 * @return bool
 */
function glossa_language_sync_is_asked() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The origin is checked instead.
	$action = isset( $_REQUEST['action'] ) && is_string( $_REQUEST['action'] ) ? sanitize_key( $_REQUEST['action'] ) : '';
	return wp_doing_ajax() && in_array( $action, array( 'sync_language', 'glossa_language' ), true );
}

/**
 * Lets WordPress answer allowed origins in our requests with Access-Control-Allow-Origin and -Credentials.
 *
 * @param string[] $origins Origins that WordPress allows.
 * @return string[]
 */
function glossa_language_sync_allow_origins( $origins ) {
	return glossa_language_sync_is_asked() ? array_merge( $origins, glossa_language_sync_origins() ) : $origins;
}

/**
 * Sends the headers that WordPress leaves out, before it answers a preflight. A preflight has no body: it is for us
 * when its address says so (admin-ajax.php?action=sync_language).
 */
function glossa_language_sync_prepare() {
	if ( ! glossa_language_sync_is_asked() ) {
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
 * Refuses what is no POST of an allowed origin.
 */
function glossa_language_sync_check() {
	if ( ! glossa_language_sync_is_allowed() ) {
		wp_send_json_error( __( 'This origin may not ask for the language. Add it under Settings, Glossa Language Sync.', 'glossa-language-sync' ), 403 );
	}
	$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
	if ( 'post' !== $method ) {
		wp_send_json_error( __( 'Use POST.', 'glossa-language-sync' ), 405 );
	}
}

/**
 * Answers action=sync_language: sets the language of the form field lang.
 */
function glossa_language_sync_answer_set() {
	glossa_language_sync_check();
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- The origin is checked instead.
	$code = isset( $_POST['lang'] ) && is_string( $_POST['lang'] ) ? strtolower( sanitize_text_field( wp_unslash( $_POST['lang'] ) ) ) : '';
	if ( '' === $code ) {
		wp_send_json_error( __( 'No language was given.', 'glossa-language-sync' ), 400 );
	}
	if ( ! preg_match( '/^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/', $code ) ) {
		wp_send_json_error( __( 'This is not the code of a language.', 'glossa-language-sync' ), 400 );
	}
	$slug = glossa_language_sync_find( str_replace( '_', '-', $code ) );
	if ( null === $slug ) {
		/* translators: %s: code of a language. */
		wp_send_json_error( sprintf( __( 'This site is not available in the language %s.', 'glossa-language-sync' ), $code ), 400 );
	}
	if ( ! glossa_language_sync_set_cookies( $slug ) ) {
		wp_send_json_error( __( 'This site keeps no language cookie.', 'glossa-language-sync' ), 409 );
	}

	/**
	 * Fires when Glossa has set the language of a visitor.
	 *
	 * @param string $slug The code of this site.
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
 * Answers action=glossa_language: what language the visitor has here. Glossa asks where it cannot read the cookie.
 */
function glossa_language_sync_answer_current() {
	glossa_language_sync_check();
	$slug      = glossa_language_sync_current();
	$languages = glossa_language_sync_languages();
	wp_send_json_success(
		array(
			'message' => null === $slug
				? __( 'No language was chosen on this site.', 'glossa-language-sync' )
				/* translators: %s: name of a language. */
				: sprintf( __( 'The language is %s.', 'glossa-language-sync' ), $languages[ $slug ] ),
			'lang'    => null === $slug ? null : glossa_language_sync_code( $slug ),
			'slug'    => $slug,
		)
	);
}
