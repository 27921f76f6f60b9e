<?php
/**
 * Installs WordPress for the tests through its own functions, activates the plugin and adds a subscriber.
 *
 * @package GlossaLanguageSync
 */

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']   = glossa_test_host( getenv( 'WORDPRESS_URL' ) );
$_SERVER['REQUEST_URI'] = '/';

require getenv( 'WORDPRESS_FOLDER' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// Don't send the email about the new site.
add_filter( 'pre_wp_mail', '__return_true' );

wp_install( 'The companion', 'admin', 'admin@wordpress.test', true, '', 'Companion-Admin-1' );
wp_insert_user(
	array(
		'user_login' => 'reader',
		'user_pass'  => 'Companion-Reader-1',
		'user_email' => 'reader@wordpress.test',
		'role'       => 'subscriber',
	)
);
foreach ( array_filter( explode( ',', getenv( 'WORDPRESS_PLUGINS' ) ) ) as $plugin ) {
	$result = activate_plugin( $plugin );
	if ( is_wp_error( $result ) ) {
		fwrite( STDERR, $plugin . ': ' . $result->get_error_message() . "\n" );
		exit( 1 );
	}
}
update_option( 'glossa_language_sync_origins', array_filter( explode( ',', getenv( 'WORDPRESS_ORIGINS' ) ) ) );

/**
 * Returns the host and port of a URL, as in a Host header.
 *
 * @param string $url The URL.
 * @return string
 */
function glossa_test_host( $url ) {
	return parse_url( $url, PHP_URL_HOST ) . ':' . parse_url( $url, PHP_URL_PORT );
}
