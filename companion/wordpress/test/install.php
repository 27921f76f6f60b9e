<?php
/**
 * Installs the WordPress of the tests by its own functions, with the plugin active and a reader who can sign in.
 *
 * @package GlossaLanguageSync
 */

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']   = glossa_test_host( getenv( 'WORDPRESS_URL' ) );
$_SERVER['REQUEST_URI'] = '/';

require getenv( 'WORDPRESS_FOLDER' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// Nobody reads the mail about the new site.
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
 * Host and port of an address, as a browser sends them.
 *
 * @param string $url The address.
 * @return string
 */
function glossa_test_host( $url ) {
	return parse_url( $url, PHP_URL_HOST ) . ':' . parse_url( $url, PHP_URL_PORT );
}
